"""Arrays on a device that other libraries read in place: `__cuda_array_interface__` and DLPack, no byte is copied.

Numba's device arrays offer the first; the second is what JAX asks for and what every array library understands. A
DLPack capsule is a small C structure that names memory and is given back through a callback, so that is built here.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

CPU, CUDA = 1, 2  # DLPack's numbers for kinds of devices
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # its numbers for kinds of values
_ON_DEFAULT_STREAM = (None, -1, 0, 1)  # what a caller may say who needs no waiting: kernels run on the default stream
_NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Lent(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("give_back", ctypes.c_void_p))


_lent: dict[int, tuple[Any, ...]] = {}  # what must live for as long as somebody reads the memory


def _give_back(address: int) -> None:
    _lent.pop(address, None)


def _drop_unread(capsule: int) -> None:
    """A capsule that nobody took over goes with its memory; one that was read has been renamed."""
    if _is_valid(capsule, _NAME):
        _lent.pop(_pointer_in(capsule, _NAME), None)


_Callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_GIVE_BACK, _DROP_UNREAD = _Callback(_give_back), _Callback(_drop_unread)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_in.restype, _pointer_in.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


class DlpackArray:
    """An array on the device: its memory for those who read it there, a copy for those who do not."""

    def __init__(self, array: Any, device: tuple[int, int], synchronize: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype: np.dtype[Any] = np.dtype(array.dtype)
        self._device, self._synchronize = device, synchronize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """The memory itself, for `torch.from_dlpack`, `jax.dlpack.from_dlpack`, `cupy.from_dlpack`."""
        if copy or dl_device not in (None, self._device):
            raise BufferError(f"shared in place on device {self._device}; copy_to_host() copies")
        if stream not in _ON_DEFAULT_STREAM:
            self._synchronize()
        return self._capsule()

    def copy_to_host(self) -> NDArray[Any]:
        return self.array.copy_to_host()

    def __repr__(self) -> str:
        return f"<DlpackArray {self.dtype}{list(self.shape)} on device {self._device}>"

    def _capsule(self) -> Any:
        sides = (ctypes.c_int64 * len(self.shape))(*self.shape)
        lent = _Lent(
            _Tensor(
                data=self.__cuda_array_interface__["data"][0],
                device_type=self._device[0],
                device_id=self._device[1],
                ndim=len(self.shape),
                code=_CODES[self.dtype.kind],
                bits=8 * self.dtype.itemsize,
                lanes=1,
                shape=sides,
                strides=None,  # rows one after the other
                byte_offset=0,
            ),
            None,
            ctypes.cast(_GIVE_BACK, ctypes.c_void_p),
        )
        address = ctypes.addressof(lent)
        _lent[address] = (lent, sides, self.array)
        return _new_capsule(address, _NAME, ctypes.cast(_DROP_UNREAD, ctypes.c_void_p))
