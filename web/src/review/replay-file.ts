/** A finished game as ONE file that replays itself offline: the board's bundle, its looks, the words and the moments. */
import { gameNamed } from '../boards';
import type { Moments } from '../net/messages';
import { reach, Unreachable } from '../net/reach';
import { joined } from '../table/status';

/** What a replay file carries besides its program. */
export interface Carried {
  language: string;
  texts: string;
  moments: Moments;
  /** Who saved it; null where nobody's name is known. */
  sender: string | null;
}

export interface Parts {
  template: string;
  style: string;
  script: string;
  carried: Carried;
}

const DEVANAGARI = /[\u0900-\u097f]/;

export async function replayFile(
  moments: Moments,
  language: string,
  sender: string | null = null,
): Promise<string> {
  const folder = gameNamed(moments.game).folder;
  const [template, style, script, texts] = await Promise.all([
    part('template.html'),
    part(`${folder}.css`),
    part(`${folder}.js`),
    part(`${folder}.${language}.ftl`),
  ]);
  const carried = { language, texts, moments, sender };
  const letters = DEVANAGARI.test(JSON.stringify(carried)) ? await part('devanagari.css') : '';
  return assemble({ template, style: style + letters, script, carried });
}

function part(name: string): Promise<string> {
  return reach(`/replay/${name}`, {}, (answer) => {
    if (!answer.ok) throw new Unreachable();
    return answer.text();
  });
}

/** `setu replay --html` does the same in Python: src/setu/review/replay_file.py. */
export function assemble({ template, style, script, carried }: Parts): string {
  const { title, names } = carried.moments;
  const parts: Record<string, string> = {
    language: asText(carried.language),
    title: asText(`${title}: ${joined(names, carried.language)}`),
    style,
    game: asData(carried),
    script,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}

export function asText(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that no HTML parser can take for the end of its element, for a comment or for a line's end. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
