import { choiceLabel } from '#content/field-label.ts';
import type { Field } from '#content/form-of.ts';
import { clockLabel, longDate } from '#site/time/labels.ts';

/*
 * How a form shows a value, and what it asks for where there is none. Sentences of problems and of
 * changes say the same.
 */

/** "November 27, 2026, 3:30 PM" of `2026-11-27T15:30`. */
export function momentLabel(local: string): string {
  return `${longDate(local)}, ${clockLabel(local)}`;
}

/** Match what a picker holds, by its shape. */
const shapes = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
  time: /^\d{2}:\d{2}$/,
};

/**
 * A text as the control of its field shows it: a day, a time or both in words, a choice by its
 * label. Any other text, and one that the control cannot show, is returned as it is.
 */
export function shownText(field: Field | undefined, text: string): string {
  if (field?.is === 'choice') return choiceLabel(text);
  const shape = field?.is === 'text' ? field.shape : undefined;
  if (shape === undefined || shape === 'zone' || !shapes[shape].test(text)) return text;
  if (shape === 'day') return longDate(text);
  return shape === 'moment' ? momentLabel(text) : clockLabel(text);
}

const asksOfShape = {
  day: 'Choose a day.',
  moment: 'Choose a day and a time.',
  time: 'Choose a time.',
  zone: 'Choose a time zone from the list, such as America/Chicago.',
};

/** The sentence by which a form asks for a field in which nothing stands yet. */
export function askFor(field: Field | undefined): string {
  if (field?.ask !== undefined) return field.ask;
  switch (field?.is) {
    case 'text':
      return field.shape === undefined ? 'Write something.' : asksOfShape[field.shape];
    case 'number':
      return field.isInteger ? 'Write a whole number.' : 'Write a number.';
    case 'choice':
    case 'entry':
    case 'variant':
      return 'Choose one.';
    case 'boolean':
      return 'Say whether this is so: tick the box, or tick it and take the tick away.';
    case 'picture':
      return 'Choose a picture.';
    case 'list':
      return 'Add at least one.';
    case 'group':
      return 'Fill in this part.';
    default:
      return 'Fill this in.';
  }
}
