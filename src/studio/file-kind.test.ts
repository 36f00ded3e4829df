import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type FileKind, fileKindOf, headLength } from './file-kind.ts';

const blank = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } });

test.each<[FileKind, (picture: Sharp) => Sharp]>([
  ['jpeg', (picture) => picture.jpeg()],
  ['png', (picture) => picture.png()],
  ['webp', (picture) => picture.webp()],
  ['avif', (picture) => picture.avif()],
  ['gif', (picture) => picture.gif()],
  ['tiff', (picture) => picture.tiff()],
])('%s is told by what a program writes', async (kind, write) => {
  expect(fileKindOf(await write(blank()).toBuffer())).toBe(kind);
});

test.each<[FileKind, string]>([
  ['m4a', 'two-fans.m4a'],
  ['ogg', 'two-fans.opus'],
  ['vtt', 'two-fans.vtt'],
  ['mp4', 'gloves-at-nine.mp4'],
  ['webm', 'gloves-at-nine.webm'],
  ['jpeg', 'gloves-at-nine.jpg'],
  ['text', 'gloves-at-nine.json'],
])('%s is told by the recording %s', (kind, name) => {
  const bytes = readFileSync(join('example/recordings', name));
  expect(fileKindOf(bytes.subarray(0, headLength))).toBe(kind);
});

test.each<[FileKind, string]>([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['quicktime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['mp3', 'ID3\x03\0'],
  ['mp3', '\xff\xfb\x90\x64'],
  ['wav', 'RIFF\x24\0\0\0WAVEfmt '],
  ['office', 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0word/document.xml'],
  ['zip', 'PK\x03\x04\x14\0\0\0a.txt'],
  ['pdf', '%PDF-1.7'],
  ['program', 'MZ\x90\0'],
  ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a fan -->\n<svg xmlns=""/>'],
  ['srt', '1\r\n00:00:01,000 --> 00:00:02,000\r\nWords'],
  ['vtt', '\xef\xbb\xbfWEBVTT\n'],
  ['text', 'A portrait of Ana.'],
  ['text', '<p>No drawing</p>'],
  ['empty', ''],
  ['unknown', '\x01\x02\x03\0\x05'],
])('%s is told by %j', (kind, start) => {
  expect(fileKindOf(Buffer.from(start, 'latin1'))).toBe(kind);
});
