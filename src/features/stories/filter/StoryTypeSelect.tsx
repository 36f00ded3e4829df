import { Field } from '#ui/field/Field.tsx';
import { kindLabels, storyKinds } from '../story-kinds.ts';
import type { StoryFilter } from './story-filter.ts';

interface Props {
  type: StoryFilter['type'];
  onChange: (type: StoryFilter['type']) => void;
}

/** The story type: all, audio or video (specification section 2, Stories). */
export function StoryTypeSelect({ type, onChange }: Props) {
  return (
    <Field id="story-type" label="Story type">
      <select
        id="story-type"
        name="type"
        value={type}
        onChange={({ target }) => onChange(target.value as StoryFilter['type'])}
      >
        <option value="all">All Stories</option>
        {storyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </select>
    </Field>
  );
}
