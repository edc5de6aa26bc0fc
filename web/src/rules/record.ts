/** The numbers of a record, by the names that the rules give them. */
import type { Reasons } from './declared';

const READERS: Readonly<Record<string, (view: DataView, at: number) => number>> = {
  b1: (view, at) => view.getUint8(at),
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  u2: (view, at) => view.getUint16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  u4: (view, at) => view.getUint32(at, true),
  i8: (view, at) => Number(view.getBigInt64(at, true)),
  f8: (view, at) => view.getFloat64(at, true),
};

export class RecordReader {
  readonly #view: DataView;
  readonly #fields: Reasons['fields'];

  constructor(bytes: Uint8Array, fields: Reasons['fields']) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#fields = fields;
  }

  /** A number of a field, counted from its end where the index is below nought; null where there is none. */
  number(field: string, index = 0): number | null {
    const [at, kind, count] = this.#fields[field] ?? [0, '', 0];
    const place = index < 0 ? index + count : index;
    const read = READERS[kind];
    return read && place >= 0 && place < count ? read(this.#view, at + place * Number(kind.slice(1))) : null;
  }
}
