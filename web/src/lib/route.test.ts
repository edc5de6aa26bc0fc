import { expect, test } from 'vitest';
import { routeOf } from './route.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/new/quarry', { page: 'new', game: 'quarry' }],
  ['/learn/sangram', { page: 'learn', game: 'sangram' }],
  ['/check', { page: 'check' }],
  ['/review/abc', { page: 'review', table: 'abc' }],
  ['/t', { page: 'lost' }],
  ['/t/abc/x', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
