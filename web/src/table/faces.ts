/** How each of the casts looks: a few parts, put together. Whoever is not of a cast has a face by name all the same. */
export type Hat = 'leaf' | 'cloth' | 'turban' | 'sun' | 'cap' | 'none';
export type Hair = 'short' | 'long' | 'bun' | 'curls' | 'bald' | 'braid';

export interface Face {
  skin: string;
  hair: Hair;
  hairColour: string;
  hat: Hat;
  cloth: string;
  /** Small things: */
  glasses?: true;
  beard?: true;
  mark?: true;
}

const SKINS = ['#e8b98d', '#d49a6a', '#b97a4b', '#94592f', '#f0c9a4', '#7a4524'];
const BLACK = '#2a1c17';
const GREY = '#a9a29b';
const BROWN = '#5b3620';

const face = (skin: number, hair: Hair, hat: Hat, cloth: string, more: Partial<Face> = {}): Face => ({
  skin: SKINS[skin]!,
  hair,
  hairColour: BLACK,
  hat,
  cloth,
  ...more,
});

const faces: Readonly<Record<string, Face>> = {
  linh: face(0, 'long', 'leaf', '#2f7f6f'),
  khamla: face(2, 'short', 'cloth', '#b0532f', { hairColour: GREY, beard: true }),
  sokha: face(2, 'bun', 'none', '#7c3f72'),
  bao: face(0, 'short', 'leaf', '#35528a'),
  mai: face(4, 'braid', 'none', '#c07a1f', { glasses: true }),
  tien: face(1, 'bald', 'leaf', '#5a6b2e', { beard: true, hairColour: GREY }),
  mouli: face(2, 'bun', 'none', '#a3342e', { mark: true }),
  shyamal: face(3, 'curls', 'cloth', '#3d6b45'),
  rupa: face(1, 'long', 'none', '#8a5a16', { mark: true, glasses: true }),
  tapan: face(2, 'short', 'none', '#3b5b7d', { beard: true }),
  jhuma: face(3, 'braid', 'cloth', '#7a3f63'),
  nobin: face(1, 'bald', 'cloth', '#6a5a34', { hairColour: GREY, beard: true }),
  tara: face(1, 'braid', 'none', '#8c2f39', { mark: true }),
  zorawar: face(1, 'short', 'turban', '#b5651d', { beard: true }),
  zeenat: face(4, 'long', 'cloth', '#2c6e63'),
  daulat: face(2, 'short', 'turban', '#7b2d4f', { hairColour: GREY, beard: true }),
  gauri: face(3, 'bun', 'none', '#b3761a', { mark: true }),
  veer: face(2, 'curls', 'turban', '#35528a'),
  meera: face(1, 'long', 'sun', '#a8432f'),
  saman: face(3, 'short', 'cap', '#2f6f8a', { beard: true }),
  nila: face(3, 'braid', 'none', '#3c4f9a', { glasses: true, mark: true }),
  anbu: face(5, 'curls', 'sun', '#4f7a34'),
  kabir: face(1, 'short', 'none', '#7d4a8a', { glasses: true, beard: true }),
  chandra: face(2, 'bun', 'sun', '#b5651d', { hairColour: GREY }),
  petra: face(4, 'bun', 'cloth', '#5d6a72', { hairColour: BROWN }),
  flint: face(0, 'short', 'cap', '#7a5b3a', { hairColour: GREY, beard: true }),
  mica: face(1, 'long', 'cap', '#3f6f8f'),
  jasper: face(4, 'curls', 'none', '#8c3b2a', { hairColour: BROWN, glasses: true }),
  opal: face(5, 'curls', 'cloth', '#5b7d74'),
  garnet: face(3, 'bald', 'cap', '#7b2d3f', { beard: true }),
};

const HATS: readonly Hat[] = ['none', 'cap', 'cloth', 'none', 'sun'];
const HAIRS: readonly Hair[] = ['short', 'long', 'bun', 'curls', 'braid'];
const CLOTHS = ['#2f7f6f', '#b0532f', '#7c3f72', '#35528a', '#8a5a16'];

export function faceOf(character: string): Face {
  const known = faces[character];
  if (known) return known;
  let sum = 7;
  for (const letter of character) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  const cloth = CLOTHS[sum % CLOTHS.length]!;
  const hat = HATS[(sum >> 3) % HATS.length]!;
  return face(sum % SKINS.length, HAIRS[(sum >> 2) % HAIRS.length]!, hat, cloth);
}

/** Who has a sentence of their own. */
export function hasManner(character: string): boolean {
  return character in faces;
}
