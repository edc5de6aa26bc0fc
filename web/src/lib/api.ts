/** What the page asks by plain requests. A refusal is thrown as `Refusal`, with a sentence for people. */
import type {
  AskLink,
  Board,
  CheckedGame,
  CreateTable,
  Created,
  Entered,
  Fault,
  Figures,
  Games,
  Lesson,
  LessonMoves,
  LessonWhy,
  Link,
  MyTables,
  Rules,
  Table,
} from './messages';

export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.text);
  }
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const asked: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    asked.method = 'POST';
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(path, asked);
  if (!answer.ok) throw new Refusal(await faultOf(answer), answer.status);
  return (await answer.json()) as Answer;
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    const fault = (await answer.json()) as Partial<Fault>;
    return {
      code: fault.code ?? 'unknown',
      text: fault.text ?? answer.statusText,
      rule: '',
      again_ms: 0,
      ...fault,
    };
  } catch {
    return { code: 'unknown', text: answer.statusText, rule: '', again_ms: 0 };
  }
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (language: string) => call<Games>(`/api/games?language=${language}`),
  board: (game: string, options: Readonly<Record<string, string | number>>) => {
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
    return call<Board>(`/api/games/${game}/board?${query}`);
  },
  rules: (game: string, language: string) => call<Rules>(`/api/games/${game}/rules?language=${language}`),
  lesson: (game: string, language: string) => call<Lesson>(`/api/games/${game}/lesson?language=${language}`),
  lessonMoves: (game: string, frame: number, language: string) =>
    call<LessonMoves>(`/api/games/${game}/lesson/${frame}/moves?language=${language}`),
  lessonWhy: (game: string, frame: number, move: string, language: string) =>
    call<LessonWhy>(
      `/api/games/${game}/lesson/${frame}/why?language=${language}&move=${encodeURIComponent(move)}`,
    ),
  figures: (game: string, language: string) =>
    call<Figures>(`/api/games/${game}/figures?language=${language}`),
  create: (plan: CreateTable, language: string) => call<Created>(`/api/tables?language=${language}`, plan),
  mine: (language: string) => call<MyTables>(`/api/tables?language=${language}`),
  enter: (table: string, token: string, language: string) =>
    call<Entered>(`${at(table)}/enter?language=${language}`, { token }),
  /** Is there such a table, and may this browser look at it? */
  knock: (table: string, language: string) => call<Table>(`${at(table)}?language=${language}`),
  entry: (table: string, entry: number, seat: number | null, language: string) =>
    call<Table>(`${at(table)}/at/${entry}?language=${language}${seat === null ? '' : `&seat=${seat}`}`),
  link: (table: string, wanted: AskLink, language: string) =>
    call<Link>(`${at(table)}/links?language=${language}`, wanted),
  record: async (table: string): Promise<string> => {
    const answer = await fetch(`${at(table)}/record?form=text`, { credentials: 'same-origin' });
    if (!answer.ok) throw new Refusal(await faultOf(answer), answer.status);
    return answer.text();
  },
  check: (record: string, language: string) =>
    call<CheckedGame>(`/api/records/check?language=${language}`, { record }),
};
