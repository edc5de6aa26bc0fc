import { describe, expect, test } from 'vitest';
import { dialOf, isFull, isSecondBlock, put, takeOut } from './dial';

const hand = ['S1', 'S2', 'P1', 'P2', 'RM', 'M1', 'M2', 'JP', 'Xr', 'Xg'];
const empty = dialOf([], undefined, hand);

describe('the dial', () => {
  test('a card goes into the first free slot', () => {
    expect(put(put(empty, 'S2'), 'P2')).toEqual(['S2', 'P2', null, null, null]);
  });

  test('a card that is on the dial already changes places with the one it is pushed onto', () => {
    const dial = put(put(empty, 'S2'), 'P2');
    expect(put(dial, 'P2', 0)).toEqual(['P2', 'S2', null, null, null]);
    expect(put(dial, 'S2', 4)).toEqual([null, 'P2', null, null, 'S2']);
  });

  test('a full dial takes no sixth card', () => {
    const full = ['S1', 'S2', 'P1', 'P2', 'RM'].reduce((dial, card) => put(dial, card), empty);
    expect(isFull(full)).toBe(true);
    expect(put(full, 'JP')).toEqual(full);
    expect(isFull(takeOut(full, 2))).toBe(false);
  });

  test('laid cards stay, and a draft fills what is left as far as the hand allows', () => {
    expect(dialOf(['S2', 'P1'], ['S1', 'S2', 'M1', 'S2', 'Xb'], hand)).toEqual([
      'S2',
      'P1',
      'M1',
      null,
      null,
    ]);
  });

  test('DL-11: a second block is known as one, but not when it replaces the first', () => {
    const dial = put(empty, 'Xr', 3);
    expect(isSecondBlock(dial, 'Xg', 0)).toBe(true);
    expect(isSecondBlock(dial, 'Xg', 3)).toBe(false);
    expect(isSecondBlock(dial, 'Xr', 0)).toBe(false);
    expect(isSecondBlock(dial, 'JP', 0)).toBe(false);
  });
});
