/** The war in words: hand, army and total, camps, battlefield, volunteers, piles, and what this seat remembers. */
import type { Translate, Section, DescribeProps } from '../board';
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
import { campWords, cardName, nameOfNamed, warriorName, wholeCard } from './parts/words';

type War = DescribeProps<SangramView>;

export function describe(told: War): Section[] {
  const { t, view } = told;
  return [
    ...ownPart(told),
    { level: 2, heading: t('players'), lines: [] },
    ...rivals(view).map((player) => camp(told, player)),
    { level: 2, heading: t('sangram-told-table'), lines: [stand(told)] },
    battlefield(told),
    volunteers(told),
    piles(told),
    memory(told),
  ];
}

/** Choices are listed by what is done, where a warrior can do several things. */
export function groupOf({ targets }: SangramMove, t: Translate): string {
  const heading = `sangram-told-group-${targets.kind}`;
  return t.has(heading) ? t(heading) : '';
}

// ---- the own kingdom

function ownPart(told: War): Section[] {
  const { view, seat, players, t } = told;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return [];
  const called = players[seat]?.called ?? '';
  return [
    { level: 2, heading: t('sangram-told-own', { called }), lines: army(told, me), own: true },
    { level: 3, heading: t('sangram-hand'), lines: hand(told, me), own: true },
  ];
}

function army({ view, t }: War, me: Kingdom): string[] {
  const strength = (me.hand ?? []).reduce((sum, card) => sum + card.strength, 0);
  const gate = nextGate(me, view.marks);
  return [
    me.total === null
      ? ''
      : t('sangram-reckoning-long', { total: me.total, level: me.level, hand: strength, gate }),
    t('sangram-own-tokens', { count: me.tokens, trains: me.trains ? 'yes' : 'no' }),
    me.chosen ? t('sangram-told-chosen', { card: wholeCard(t, me.chosen) }) : '',
    me.played ? t('sangram-told-played', { card: wholeCard(t, me.played) }) : '',
    ...me.badges.map((mark) => t(`sangram-mark-${mark}-long`)),
  ].filter(Boolean);
}

function hand({ view, findings, help, t }: War, me: Kingdom): string[] {
  return held(me).map((card) =>
    t('sangram-told-card', {
      card: wholeCard(t, card),
      does: t(`sangram-does-${card.warrior}`),
      total: view.phase === 'play' ? (view.outlook?.after_playing[card.name] ?? -1) : -1,
      idle: help && view.phase === 'play' && idleNow(card, me, findings) ? 'yes' : 'no',
    }),
  );
}

// ---- the others

function camp({ players, language, t }: War, player: Kingdom): Section {
  const who = players[player.seat];
  const unknown = backs(player);
  const lines = [
    campWords(t, player, who, language),
    unknown ? t('sangram-known-backs', { count: unknown }) : '',
    t('sangram-told-grown', { size: player.hand_size }),
  ];
  const { name = '', called = '' } = who ?? {};
  const heading = name === called ? name : t('sangram-told-player', { name, called });
  return { level: 3, heading, lines: lines.filter(Boolean) };
}

// ---- the table

function stand({ view, t }: War): string {
  return t('sangram-stand', { phase: view.phase, round: view.round });
}

function battlefield({ view, players, language, t }: War): Section {
  const lines = battle(view).map(({ seat, card, down, place, marks, turn }) => {
    const who = players[seat]?.name ?? '';
    if (!card || !place) return t(down || card ? 'sangram-stands-down' : 'sangram-stands-none', { who });
    const stands = t('sangram-stands', { who, card: cardName(t, card), place });
    const state = marks.map((mark) => t(`sangram-mark-${mark}-long`));
    return [stands, turn ? t('sangram-stands-turn') : '', ...state].filter(Boolean).join(' ');
  });
  const drawn = joined(
    view.aside.map((card) => wholeCard(t, card)),
    language,
  );
  const { swap, turn } = view;
  const name = (seat: number) => players[seat]?.name ?? '';
  const extra = [
    drawn ? t('sangram-drawn', { card: drawn }) : '',
    turn && turn.copying !== null
      ? t('sangram-told-copies', { who: name(turn.seat), other: name(turn.copying) })
      : '',
    swap
      ? t('sangram-told-swap', {
          who: name(swap.seat),
          other: name(swap.with),
          card: swap.taken ? wholeCard(t, swap.taken) : 'none',
        })
      : '',
  ];
  return { level: 3, heading: t('sangram-battlefield'), lines: [...lines, ...extra].filter(Boolean) };
}

function volunteers({ view, t }: War): Section {
  const lines = view.volunteers.map((card) => volunteer(card, view, t));
  return {
    level: 3,
    heading: t('sangram-volunteers'),
    lines: lines.length ? lines : [t('sangram-told-no-volunteers')],
  };
}

function volunteer(card: Volunteer, view: SangramView, t: Translate): string {
  const total = view.outlook?.after_recruiting[card.name];
  const whole = t('sangram-explained', {
    card: wholeCard(t, card),
    does: t(`sangram-does-${card.warrior}`),
  });
  if (card.tokens_then === undefined || total === undefined) return whole;
  return t('sangram-told-volunteer', {
    whole,
    tokens: card.tokens_then,
    total,
    least: view.phase === 'play' && !view.players[view.seat!]?.chosen ? 'yes' : 'no',
    trains: card.trains_then ? 'yes' : 'no',
  });
}

function piles({ view, language, t }: War): Section {
  const falling = [...view.discard].reverse();
  const named = (cards: readonly Card[]) =>
    joined(
      cards.map((card) => cardName(t, card)),
      language,
    );
  const lines = [
    t('sangram-told-deck', { count: view.deck }),
    falling.length
      ? t('sangram-told-top', { cards: named(falling.slice(0, TOP)) })
      : t('sangram-discard-empty'),
    falling.length > TOP ? t('sangram-told-below', { cards: named(falling.slice(TOP)) }) : '',
    view.covered ? t('sangram-discard-covered', { count: view.covered }) : '',
    t('sangram-supply-long', { count: view.supply ?? 'many' }),
  ];
  return { level: 3, heading: t('sangram-piles'), lines: lines.filter(Boolean) };
}

/** What the table remembers for this seat: cards that are in one of some hands, and those not seen yet. */
function memory({ view, players, language, t }: War): Section {
  const heading = t('sangram-known-title');
  const kept = view.memory;
  if (!kept) {
    return {
      level: 3,
      heading,
      lines: [t(view.phase === 'over' ? 'sangram-known-over' : 'sangram-known-off')],
    };
  }
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const doubts = kept.in_hands.map(({ cards, seats }) =>
    t('sangram-known-doubt', {
      cards: joined(
        cards.map((name) => nameOfNamed(t, name)),
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
          t('sangram-told-unseen', {
            warrior: warriorName(t, warrior),
            numbers: joined(numbers, language),
          }),
        ]
      : [];
  });
  const count = t('sangram-known-unseen', { count: unseen.length, deck: view.deck });
  return { level: 3, heading, lines: [...doubts, count, ...kinds] };
}
