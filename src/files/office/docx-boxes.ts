import { BorderStyle, CheckBox, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { ink } from './docx-style.ts';
import { runsOf } from './docx-text.ts';

const state = { font: 'MS Gothic' };

/** A box that a press ticks, and that prints empty. */
export function tickBox(): ParagraphChild {
  return new CheckBox({
    checked: false,
    uncheckedState: { value: '2610', ...state },
    checkedState: { value: '2612', ...state },
  });
}

/** A line with a box before it. */
export function tickLine(words: Parameters<typeof runsOf>[0]): Paragraph {
  return new Paragraph({
    indent: { left: 360, hanging: 360 },
    children: [tickBox(), new TextRun('\t'), ...runsOf(words)],
    tabStops: [{ type: 'left', position: 360 }],
  });
}

/** A rule to write on; between two of them Word wants the rule again. */
export function writingLine(): Paragraph {
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 1, color: ink('edge') };
  return new Paragraph({
    border: { bottom: rule, between: rule },
    spacing: { before: 160, after: 40 },
  });
}
