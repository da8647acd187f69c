import type { Text } from '../../texts/languages.ts'

/** Sentences under the fields of an online form and of its builder. */
export const formProblems = {
  form_statement: {
    ro: 'Bifați declarația: fără ea, documentul nu se poate trimite.',
    en: 'Tick the statement: without it the document cannot be sent.',
  },
  form_date_past: { ro: 'Data nu poate fi în trecut.', en: 'The date cannot be in the past.' },
  form_decimals: { ro: 'Cel mult {maximum de} zecimale.', en: 'At most {maximum} decimals.' },
  form_changed: {
    ro: 'Formularul a fost schimbat între timp. Reîncărcați pagina și verificați ce ați scris.',
    en: 'The form was changed meanwhile. Reload the page and check what you wrote.',
  },
  form_kind: {
    ro: 'Formularul unui tip de sesizare nu are câmpuri pentru fișiere; fotografiile se cer separat.',
    en: 'The form of a complaint type has no fields for files; photos are asked for apart.',
  },
  form_key_twice: {
    ro: 'Două părți ale formularului au aceeași cheie.',
    en: 'Two parts of the form have the same key.',
  },
  form_condition_earlier: {
    ro: 'Alegeți un câmp de mai sus, la care se răspunde.',
    en: 'Choose a field above that is answered.',
  },
  form_condition_answer: {
    ro: 'Răspunsul ales nu mai există în câmpul „{field}”.',
    en: 'The chosen answer no longer exists in the field "{field}".',
  },
  form_options_twice: { ro: 'Două variante sunt la fel.', en: 'Two options are the same.' },
  form_range: {
    ro: 'Cea mai mare valoare este sub cea mai mică.',
    en: 'The largest value is below the smallest.',
  },
  form_fields: {
    ro: 'Un formular are cel mult {maximum de} câmpuri.',
    en: 'A form has at most {maximum} fields.',
  },
  form_letters: {
    ro: 'Textele formularului sunt prea lungi: scurtați explicațiile.',
    en: 'The texts of the form are too long: shorten the explanations.',
  },
} as const satisfies Record<string, Text>
