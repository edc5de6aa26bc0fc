/** The war in words: hand, army and total, camps, battlefield, volunteers, piles, and what this seat remembers. */
import type { Say, Section, Telling } from '../board';
import { joined } from '../../table/status';
import {
  backs,
  battle,
  type Card,
  held,
  idleNow,
  type Kingdom,
  nextGate,
  readName,
  rivals,
  type SangramMove,
  type SangramView,
  TOP,
  type Volunteer,
  warriors,
} from './view';
import { campWords, cardName, nameOfNamed, warriorName, wholeCard } from './words';

type War = Telling<SangramView>;

export function tell(told: War): Section[] {
  const { say, view } = told;
  return [
    ...ownPart(told),
    { level: 2, heading: say('players'), lines: [] },
    ...rivals(view).map((player) => camp(told, player)),
    { level: 2, heading: say('sangram-told-table'), lines: [stand(told)] },
    battlefield(told),
    volunteers(told),
    piles(told),
    memory(told),
  ];
}

/** Choices are listed by what is done, where a warrior can do several things. */
export function groupOf({ targets }: SangramMove, say: Say): string {
  const heading = `sangram-told-group-${targets.kind}`;
  return say.has(heading) ? say(heading) : '';
}

// ---- the own kingdom

function ownPart(told: War): Section[] {
  const { view, seat, players, say } = told;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return [];
  const called = players[seat]?.called ?? '';
  return [
    { level: 2, heading: say('sangram-told-own', { called }), lines: army(told, me), own: true },
    { level: 3, heading: say('sangram-hand'), lines: hand(told, me), own: true },
  ];
}

function army({ view, say }: War, me: Kingdom): string[] {
  const strength = (me.hand ?? []).reduce((sum, card) => sum + card.strength, 0);
  const gate = nextGate(me, view.marks);
  return [
    me.total === null
      ? ''
      : say('sangram-reckoning-long', { total: me.total, level: me.level, hand: strength, gate }),
    say('sangram-own-tokens', { count: me.tokens, trains: me.trains ? 'yes' : 'no' }),
    me.chosen ? say('sangram-told-chosen', { card: wholeCard(say, me.chosen) }) : '',
    me.played ? say('sangram-told-played', { card: wholeCard(say, me.played) }) : '',
    ...me.badges.map((mark) => say(`sangram-mark-${mark}-long`)),
  ].filter(Boolean);
}

function hand({ view, help, say }: War, me: Kingdom): string[] {
  return held(me).map((card) =>
    say('sangram-told-card', {
      card: wholeCard(say, card),
      does: say(`sangram-does-${card.warrior}`),
      total: view.phase === 'play' ? (view.outlook?.after_playing[card.name] ?? -1) : -1,
      idle: help && view.phase === 'play' && idleNow(card, me, view) ? 'yes' : 'no',
    }),
  );
}

// ---- the others

function camp({ players, language, say }: War, player: Kingdom): Section {
  const who = players[player.seat];
  const unknown = backs(player);
  const lines = [
    campWords(say, player, who, language),
    unknown ? say('sangram-known-backs', { count: unknown }) : '',
    say('sangram-told-grown', { size: player.hand_size }),
  ];
  const heading = say('sangram-told-player', { name: who?.name ?? '', called: who?.called ?? '' });
  return { level: 3, heading, lines: lines.filter(Boolean) };
}

// ---- the table

function stand({ view, say }: War): string {
  return say('sangram-stand', { phase: view.phase, round: view.round });
}

function battlefield({ view, players, language, say }: War): Section {
  const lines = battle(view).map(({ seat, card, down, place, marks, turn }) => {
    const who = players[seat]?.name ?? '';
    if (!card || !place) return say(down || card ? 'sangram-stands-down' : 'sangram-stands-none', { who });
    const stands = say('sangram-stands', { who, card: cardName(say, card), place });
    const state = marks.map((mark) => say(`sangram-mark-${mark}-long`));
    return [stands, turn ? say('sangram-stands-turn') : '', ...state].filter(Boolean).join(' ');
  });
  const drawn = joined(
    view.aside.map((card) => wholeCard(say, card)),
    language,
  );
  const { swap, turn } = view;
  const name = (seat: number) => players[seat]?.name ?? '';
  const extra = [
    drawn ? say('sangram-drawn', { card: drawn }) : '',
    turn && turn.copying !== null
      ? say('sangram-told-copies', { who: name(turn.seat), other: name(turn.copying) })
      : '',
    swap
      ? say('sangram-told-swap', {
          who: name(swap.seat),
          other: name(swap.with),
          card: swap.taken ? wholeCard(say, swap.taken) : 'none',
        })
      : '',
  ];
  return { level: 3, heading: say('sangram-battlefield'), lines: [...lines, ...extra].filter(Boolean) };
}

function volunteers({ view, say }: War): Section {
  const lines = view.volunteers.map((card) => volunteer(card, view, say));
  return {
    level: 3,
    heading: say('sangram-volunteers'),
    lines: lines.length ? lines : [say('sangram-told-no-volunteers')],
  };
}

function volunteer(card: Volunteer, view: SangramView, say: Say): string {
  const total = view.outlook?.after_recruiting[card.name];
  const whole = say('sangram-explained', {
    card: wholeCard(say, card),
    does: say(`sangram-does-${card.warrior}`),
  });
  if (card.tokens_then === undefined || total === undefined) return whole;
  return say('sangram-told-volunteer', {
    whole,
    tokens: card.tokens_then,
    total,
    least: view.phase === 'play' && !view.players[view.seat!]?.chosen ? 'yes' : 'no',
    trains: card.trains_then ? 'yes' : 'no',
  });
}

function piles({ view, language, say }: War): Section {
  const falling = [...view.discard].reverse();
  const named = (cards: readonly Card[]) =>
    joined(
      cards.map((card) => cardName(say, card)),
      language,
    );
  const lines = [
    say('sangram-told-deck', { count: view.deck }),
    falling.length
      ? say('sangram-told-top', { cards: named(falling.slice(0, TOP)) })
      : say('sangram-discard-empty'),
    falling.length > TOP ? say('sangram-told-below', { cards: named(falling.slice(TOP)) }) : '',
    view.covered ? say('sangram-discard-covered', { count: view.covered }) : '',
    say('sangram-supply-long', { count: view.supply ?? 'many' }),
  ];
  return { level: 3, heading: say('sangram-piles'), lines: lines.filter(Boolean) };
}

/** What the table remembers for this seat: cards that are in one of some hands, and those not seen yet. */
function memory({ view, players, language, say }: War): Section {
  const heading = say('sangram-known-title');
  const kept = view.memory;
  if (!kept) {
    return {
      level: 3,
      heading,
      lines: [say(view.phase === 'over' ? 'sangram-known-over' : 'sangram-known-off')],
    };
  }
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const doubts = kept.in_hands.map(({ cards, seats }) =>
    say('sangram-known-doubt', {
      cards: joined(
        cards.map((name) => nameOfNamed(say, name)),
        language,
      ),
      count: cards.length,
      who: either.format(seats.map((seat) => players[seat]?.name ?? '')),
    }),
  );
  const unseen = kept.unseen.map(readName);
  const kinds = warriors.flatMap((warrior) => {
    const numbers = unseen.filter((card) => card.warrior === warrior).map((card) => String(card.motivation));
    return numbers.length
      ? [
          say('sangram-told-unseen', {
            warrior: warriorName(say, warrior),
            numbers: joined(numbers, language),
          }),
        ]
      : [];
  });
  const count = say('sangram-known-unseen', { count: unseen.length, deck: view.deck });
  return { level: 3, heading, lines: [...doubts, count, ...kinds] };
}
