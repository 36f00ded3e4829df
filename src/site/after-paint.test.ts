// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

test('comes after the frame, once', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('after'));
  requestAnimationFrame(() => order.push('frame'));
  await vi.waitFor(() => expect(order).toEqual(['frame', 'after']));
});

test('comes where no frame is drawn', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const callback = vi.fn();
  afterPaint(callback);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('can be taken back', () => {
  vi.useFakeTimers();
  const callback = vi.fn();
  afterPaint(callback)();
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  vi.useRealTimers();
});
