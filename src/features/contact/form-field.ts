/** One question of a form that becomes a letter. */
export interface FormField {
  name: string;
  /** On the form and, before a colon, in the letter. */
  label: string;
  control:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox';
  options?: readonly string[];
  required?: boolean;
  autoComplete?: string;
  hint?: string;
}

/** The id of a question's control; a page may hold several forms. */
export function controlId(form: string, { name }: FormField): string {
  return `${form}-${name}`;
}
