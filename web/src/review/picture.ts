/** A drawn table as a file: the SVG as it came, or its pixels. */
import { asText } from './replay-file';

const SHARPER = 2;
const SIZE = /<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/;
/** Of the width of the picture: the letters below it. A letter is about so much of its own height wide. */
const LETTERS = 1 / 44;
const WIDE = 0.56;

/** The drawing with words below it: what it is, and how it ended. */
export function captioned(svg: string, heading: string, lines: readonly string[]): string {
  const size = SIZE.exec(svg);
  if (!size) return svg;
  const [width, height] = [Number(size[1]), Number(size[2])];
  const letter = Math.max(13, width * LETTERS);
  const rows = inRows(lines, (width - 3 * letter) / (letter * WIDE));
  const below = letter * (3.1 + 1.5 * rows.length);
  const words = [
    text(heading, 1.5 * letter, height + 2.1 * letter, 1.35 * letter, true),
    ...rows.map((row, at) => text(row, 1.5 * letter, height + (3.7 + 1.5 * at) * letter, letter)),
  ];
  const whole = `width="${width}" height="${height + below}" viewBox="0 0 ${width} ${height + below}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole} role="img" font-family="Georgia,'DejaVu Serif',serif">`,
    `<title>${asText(heading)}</title>`,
    `<rect y="${height}" width="${width}" height="${below}" fill="#2b1d14"/>`,
    `<rect y="${height}" width="${width}" height="${letter / 4}" fill="#f2a71b"/>`,
    svg.replace(/^<\?xml[^>]*\?>/, ''),
    ...words,
    '</svg>',
  ].join('\n');
}

function text(words: string, x: number, y: number, size: number, bold = false): string {
  const weight = bold ? ' font-weight="bold"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${weight} fill="#fbf1dd">${asText(words)}</text>`;
}

/** As many of them in a row as there is room for. */
function inRows(lines: readonly string[], room: number): string[] {
  const rows: string[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + line.length + 3 <= room)
      rows[rows.length - 1] = `${last} · ${line}`;
    else rows.push(line);
  }
  return rows;
}

export async function asPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SHARPER;
    canvas.height = image.naturalHeight * SHARPER;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** May this browser hand such a file to another program? */
export function mayShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
