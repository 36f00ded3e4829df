import type { ResourceFile } from '../resource.schema.ts';
import { type ResourceView, resourceView } from '../resource.ts';

/** A library file for tests, with the fields of `more` in place of its own. */
export function sampleFile(more: Partial<ResourceFile> = {}): ResourceFile {
  return {
    title: 'A guide to heat',
    publisher: 'Elm Street Press',
    type: 'guide',
    topics: ['public health', 'policy'],
    published: '2024-10',
    dateNote: 'Month printed on the cover.',
    added: '2026-11-20',
    checked: '2026-11-21',
    fileUrl: 'https://docs.example/heat',
    description: 'What it is.',
    summary: 'What it says at length.',
    useFor: ['Getting ready'],
    ...more,
  };
}

/** The same as a view. */
export function sampleResource(more: Partial<ResourceFile> = {}, id = 'a-guide'): ResourceView {
  return resourceView(id, sampleFile(more));
}
