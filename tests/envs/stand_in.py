"""A device that is always there: it runs kernels thread by thread, in plain Python, on arrays in memory."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from setu.engine.record_view import RecordViews


class DeviceArray(np.ndarray):
    def copy_to_host(self):
        return np.array(self)

    def copy_to_device(self, array):
        self[...] = array

    @property
    def __cuda_array_interface__(self):
        return self.__array_interface__


def seen_by_a_kernel(arg):
    if isinstance(arg, tuple):
        return type(arg)(*map(seen_by_a_kernel, arg))
    return RecordViews(np.asarray(arg)) if getattr(arg, "dtype", np.dtype(int)).names else arg


class StandIn:
    """What kernels and their callers ask of Numba's CUDA module."""

    def __init__(self):
        self.thread = 0
        self.waits = 0
        self.atomic = SimpleNamespace(min=self.lower)

    def get_current_device(self):
        return SimpleNamespace(id=0)

    def synchronize(self):
        self.waits += 1

    def grid(self, dimensions):
        return self.thread

    def lower(self, array, index, value):
        array[index] = min(array[index], value)

    def to_device(self, array):
        return np.array(array).view(DeviceArray)

    def device_array(self, shape, dtype):
        return np.zeros(shape, dtype).view(DeviceArray)

    def jit(self, kernel):
        device = self

        class Launch:
            def __getitem__(self, grid):
                def run(*args):
                    rows = [seen_by_a_kernel(arg) for arg in args]
                    for device.thread in range(grid[0] * grid[1]):
                        kernel(*rows)

                return run

        return Launch()
