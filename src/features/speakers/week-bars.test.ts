import { expect, test } from 'vitest';
import { weekBars } from './week-bars.ts';

test.each([
  { days: ['Mon'] as const, from: '09:00', to: '16:00', path: 'M0 15h6.4v15h-6.4z' },
  { days: ['Sun'] as const, from: '06:00', to: '20:00', path: 'M60 0h6.4v30h-6.4z' },
  {
    days: ['Wed', 'Tue'] as const,
    from: '10:00',
    to: '10:30',
    path: 'M10 29h6.4v1h-6.4zM20 29h6.4v1h-6.4z',
  },
  { days: ['Fri'] as const, from: '00:00', to: '23:59', path: 'M40 0h6.4v30h-6.4z' },
])('$from to $to on $days is drawn as $path', ({ path, ...hours }) => {
  expect(weekBars(hours)).toBe(path);
});
