/** Looking for words in a text, whatever their capitals and accents. */

/** A letter as it is compared: small, without accents. The vowel signs of Devanagari are letters and stay. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase();
}

const wordsOf = (sought: string) => folded(sought).split(/\s+/).filter(Boolean);

/** Does a text hold all the words? */
export function holds(text: string, sought: string): boolean {
  const all = folded(text);
  return wordsOf(sought).every((word) => all.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut where sought words begin and end. */
export function marked(text: string, sought: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const starts: number[] = [];
  let all = '';
  for (const letter of letters) {
    starts.push(all.length);
    all += folded(letter);
  }
  starts.push(all.length);
  const found = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsOf(sought)) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      letters.forEach((_, index) => {
        if (starts[index]! < at + word.length && starts[index + 1]! > at) found[index] = true;
      });
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.found === found[index]) last.text += letter;
    else pieces.push({ text: letter, found: found[index]! });
  });
  return pieces;
}
