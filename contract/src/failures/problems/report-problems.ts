import type { Text } from '../../texts/languages.ts'

/** What may be wrong with what a report is asked with. */
export const reportProblems = {
  report_years: {
    ro: 'Perioada poate avea cel mult zece ani.',
    en: 'The period can have ten years at most.',
  },
  report_not_begun: {
    ro: 'Perioada nu a început încă.',
    en: 'This period has not begun yet.',
  },
  report_people: {
    ro: 'Nu pot vedea raportul: {names}. Le lipsește dreptul „{right}”.',
    en: 'May not see the report: {names}. They lack the right "{right}".',
  },
} as const satisfies Record<string, Text>
