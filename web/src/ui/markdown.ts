/** Just enough Markdown for the rules of the house: headings, paragraphs, lists, tables, strong, emphasis, code, rule numbers. */

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  /** A rule number such as QR-12: "why not?" opens the rules here. */
  | { kind: 'rule'; text: string };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const RULE = /\b([A-Z]{2}-\d+[a-z]?)\b/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const plain = (part: string) => {
    for (const [index, piece] of part.split(RULE).entries()) {
      if (piece) spans.push({ kind: index % 2 ? 'rule' : 'text', text: piece });
    }
  };
  let end = 0;
  for (const match of text.matchAll(SPANS)) {
    plain(text.slice(end, match.index));
    const [all, strong, em, code] = match;
    const kind = strong !== undefined ? 'strong' : em !== undefined ? 'em' : 'code';
    spans.push({ kind, text: strong ?? em ?? code ?? '' });
    end = match.index + all.length;
  }
  plain(text.slice(end));
  return spans;
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

export function blocksOf(markdown: string): Block[] {
  return markdown
    .replace(/\r/g, '')
    .split(/\n\s*\n/)
    .flatMap((chunk) => chunkBlocks(chunk.split('\n').filter((line) => line.trim())));
}

function chunkBlocks(lines: string[]): Block[] {
  const first = lines[0];
  if (first === undefined) return [];
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading) {
    const block: Block = { kind: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!) };
    return [block, ...chunkBlocks(lines.slice(1))];
  }
  if (first.trim().startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim())).map(cells);
    return [{ kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }];
  }
  const item = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
  if (item.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      const found = item.exec(line);
      if (found) items.push(found[2]!);
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return [{ kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(spansOf) }];
  }
  const until = lines.findIndex((line) => item.test(line) || line.trim().startsWith('|'));
  const own = until > 0 ? lines.slice(0, until) : lines;
  const rest = until > 0 ? chunkBlocks(lines.slice(until)) : [];
  return [{ kind: 'paragraph', spans: spansOf(own.join(' ')) }, ...rest];
}

/** A part of the rules: it begins with words in bold ("**Aim.** …") or with a heading. */
export interface Part {
  /** Empty for what stands before the first one. */
  title: string;
  blocks: Block[];
}

export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const title = titleOf(block);
    if (title || !parts.length) parts.push({ title, blocks: [block] });
    else parts.at(-1)!.blocks.push(block);
  }
  return parts;
}

function titleOf(block: Block): string {
  if (block.kind === 'heading') return block.level > 1 ? plain(block.spans) : '';
  const first = block.kind === 'paragraph' ? block.spans[0] : undefined;
  return first?.kind === 'strong' ? first.text.replace(/[.।:\s]+$/, '') : '';
}

const plain = (spans: readonly Span[]) => spans.map((span) => span.text).join('');

/** Every run of words in a block. */
export function linesOf(block: Block): readonly (readonly Span[])[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [block.spans];
}

/** Does this run of words name the rule? */
export function names(spans: readonly Span[], rule: string): boolean {
  return !!rule && spans.some((span) => span.text.split(/[^\w-]+/).includes(rule));
}
