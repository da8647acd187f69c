import type { Text } from '../../texts/languages.ts'

export const PATTERN_MAX_LENGTH = 60
export const COUNTER_MAX_WIDTH = 12

export type PatternProblem =
  | 'empty'
  | 'too_long'
  | 'bad_character'
  | 'brace'
  | 'unknown_token'
  | 'no_counter'
  | 'several_counters'
  | 'counter_too_wide'
  | 'daily_without_date'

/** Why a register's pattern is refused. */
export const patternProblemTable: Record<PatternProblem, Text> = {
  empty: { ro: 'Scrieți modelul numărului.', en: 'Write the number pattern.' },
  too_long: {
    ro: `Modelul poate avea cel mult ${PATTERN_MAX_LENGTH} de caractere.`,
    en: `The pattern may have at most ${PATTERN_MAX_LENGTH} characters.`,
  },
  bad_character: {
    ro: 'Modelul conține un caracter care nu poate fi tipărit.',
    en: 'The pattern contains a character that cannot be printed.',
  },
  brace: {
    ro: 'Acoladele se folosesc numai în perechi, în jurul unui cod: {YYYY}.',
    en: 'Braces are used in pairs only, around a code: {YYYY}.',
  },
  unknown_token: {
    ro: 'Cod necunoscut între acolade. Se pot folosi {YYYY}, {YY}, {MM}, {DD} și {REG}.',
    en: 'Unknown code between braces. Available: {YYYY}, {YY}, {MM}, {DD} and {REG}.',
  },
  no_counter: {
    ro: 'Modelul trebuie să conțină contorul, de exemplu ####.',
    en: 'The pattern must contain the counter, for example ####.',
  },
  several_counters: {
    ro: 'Modelul poate conține un singur contor: semnele # stau unul lângă altul.',
    en: 'The pattern may contain one counter only: the # signs stand together.',
  },
  counter_too_wide: {
    ro: `Contorul poate avea cel mult ${COUNTER_MAX_WIDTH} semne #.`,
    en: `The counter may have at most ${COUNTER_MAX_WIDTH} # signs.`,
  },
  daily_without_date: {
    ro: 'Modelul unei serii zilnice trebuie să conțină ziua {DD}, luna {MM} și anul {YYYY} sau {YY}.',
    en: 'The pattern of a daily series must contain the day {DD}, the month {MM} and the year {YYYY} or {YY}.',
  },
}
