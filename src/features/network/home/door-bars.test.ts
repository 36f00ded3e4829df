import { expect, test } from 'vitest';
import { barsAboveAndBelow, eventBars } from './door-bars.ts';

test.each([
  { above: 0, below: 0, bars: { width: 0, path: '' } },
  { above: 1, below: 0, bars: { width: 10, path: 'M0 4h6.4v26h-6.4z' } },
  {
    above: 1,
    below: 2,
    bars: { width: 20, path: 'M0 4h6.4v26h-6.4zM0 30h6.4v26h-6.4zM10 30h6.4v26h-6.4z' },
  },
])('$above asked and $below offered are drawn as $bars.path', ({ above, below, bars }) => {
  expect(barsAboveAndBelow(above, below)).toEqual(bars);
});

test('an event online alone is half as high as one with a room', () => {
  const events = [{ format: 'in-person' }, { format: 'virtual' }, { format: 'hybrid' }];
  expect(eventBars(events)).toEqual({
    width: 30,
    path: 'M0 4h6.4v52h-6.4zM10 30h6.4v26h-6.4zM20 4h6.4v52h-6.4z',
  });
  expect(eventBars([])).toEqual({ width: 0, path: '' });
});
