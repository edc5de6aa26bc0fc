/** What the page asks by plain requests. A refusal is thrown as `Refusal`, with a sentence for people. */
import type {
  AskLink,
  Board,
  CheckedGame,
  CreateTable,
  Created,
  Deleted,
  Entered,
  Fault,
  Figures,
  GameModule,
  Games,
  Lesson,
  LessonMoves,
  LessonAnswer,
  LessonWhy,
  Link,
  Moments,
  MyTables,
  PlayOn,
  Review,
  Rules,
  Table,
} from './messages';
import { reach } from './reach';
import { i18n } from '../i18n/i18n.svelte';

export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.text);
  }
}

async function call<Answer>(path: string, body?: unknown, method?: 'DELETE'): Promise<Answer> {
  const asked: RequestInit = { headers: { accept: 'application/json' } };
  if (method) asked.method = method;
  if (body !== undefined) {
    asked.method = 'POST';
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, 'content-type': 'application/json' };
  }
  return reach(path, asked, async (answer) => (await agreed(answer)).json() as Promise<Answer>);
}

function callForText(path: string): Promise<string> {
  return reach(path, {}, async (answer) => (await agreed(answer)).text());
}

async function agreed(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Refusal(await faultOf(answer), answer.status);
  return answer;
}

/** What the house says; something between us that answers in its place says nothing that a player could read. */
async function faultOf(answer: Response): Promise<Fault> {
  const unknown = { code: 'unknown', text: i18n.t('unreachable'), rule: '', again_ms: 0 };
  try {
    return { ...unknown, ...((await answer.json()) as Partial<Fault>) };
  } catch {
    return unknown;
  }
}

const seen = (seat: number | null, language: string) =>
  `language=${language}${seat === null ? '' : `&seat=${seat}`}`;
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (language: string) => call<Games>(`/api/games?language=${language}`),
  board: (game: string, options: Readonly<Record<string, string | number>>) => {
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
    return call<Board>(`/api/games/${game}/board?${query}`);
  },
  /** A game's rules for this device, with the words of its refusals; `null` where only the server has them. */
  module: (game: string, options: Readonly<Record<string, string | number>>, language: string) => {
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
    return call<GameModule | null>(`/api/games/${game}/module?language=${language}&${query}`);
  },
  /** The same for one table, which may be played with a component file of its own. */
  tableBoard: (table: string) => call<Board>(`${at(table)}/board`),
  rules: (game: string, language: string) => call<Rules>(`/api/games/${game}/rules?language=${language}`),
  lesson: (game: string, language: string) => call<Lesson>(`/api/games/${game}/lesson?language=${language}`),
  lessonMoves: (game: string, frame: number, language: string) =>
    call<LessonMoves>(`/api/games/${game}/lesson/${frame}/moves?language=${language}`),
  lessonWhy: (game: string, frame: number, move: string, language: string) =>
    call<LessonWhy>(
      `/api/games/${game}/lesson/${frame}/why?language=${language}&move=${encodeURIComponent(move)}`,
    ),
  lessonAnswer: (game: string, frame: number, text: string, language: string) =>
    call<LessonAnswer>(
      `/api/games/${game}/lesson/${frame}/ask?language=${language}&text=${encodeURIComponent(text)}`,
    ),
  figures: (game: string, language: string) =>
    call<Figures>(`/api/games/${game}/figures?language=${language}`),
  create: (plan: CreateTable, language: string) => call<Created>(`/api/tables?language=${language}`, plan),
  mine: (language: string) => call<MyTables>(`/api/tables?language=${language}`),
  /** My seats are given up and nothing is known of me there; with the last person the whole table is gone. */
  remove: (table: string, language: string) =>
    call<Deleted>(`${at(table)}?language=${language}`, undefined, 'DELETE'),
  enter: (table: string, token: string, language: string) =>
    call<Entered>(`${at(table)}/enter?language=${language}`, { token }),
  /** Is there such a table, and may this browser look at it? */
  knock: (table: string, language: string) => call<Table>(`${at(table)}?language=${language}`),
  entry: (table: string, entry: number, seat: number | null, language: string) =>
    call<Table>(`${at(table)}/at/${entry}?${seen(seat, language)}`),
  link: (table: string, wanted: AskLink, language: string) =>
    call<Link>(`${at(table)}/links?language=${language}`, wanted),
  record: (table: string) => callForText(`${at(table)}/record?form=text`),
  check: (record: string, language: string) =>
    call<CheckedGame>(`/api/records/check?language=${language}`, { record }),
  /** A finished game thought over; until it is `ready`, how far that is. */
  review: (table: string, language: string) => call<Review>(`${at(table)}/review?language=${language}`),
  moments: (table: string, seat: number | null, language: string) =>
    call<Moments>(`${at(table)}/moments?${seen(seat, language)}`),
  playOn: (table: string, from: PlayOn, language: string) =>
    call<Created>(`${at(table)}/play-on?language=${language}`, from),
  pictureAddress: (table: string, entry: number, seat: number | null, language: string) =>
    `${at(table)}/picture.svg?entry=${entry}&${seen(seat, language)}`,
  picture: (table: string, entry: number, seat: number | null, language: string) =>
    callForText(api.pictureAddress(table, entry, seat, language)),
};
