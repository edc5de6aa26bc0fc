import { expect, test } from 'vitest';
import { routeOf } from './route.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/night/abc', { page: 'night', table: 'abc' }],
  ['/new/quarry', { page: 'new', game: 'quarry' }],
  ['/learn/sangram', { page: 'learn', game: 'sangram' }],
  ['/check', { page: 'check', table: null }],
  ['/check/abc', { page: 'check', table: 'abc' }],
  ['/learn/sangram/first-game', { page: 'lesson', game: 'sangram' }],
  ['/learn/sangram/second-game', { page: 'lost' }],
  ['/review/abc', { page: 'review', table: 'abc' }],
  ['/t', { page: 'lost' }],
  ['/t/abc/x', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
