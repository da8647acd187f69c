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
  legal_outcome_known: {
    ro: 'Rezultatul se precizează numai la documentele închise ca „Soluționat”; la celelalte îl spune starea.',
    en: 'The outcome is said only of documents closed as "Solved"; of the others their status says it.',
  },
  legal_day_open: {
    ro: 'Documentul este în lucru: nu are încă o zi a răspunsului.',
    en: 'The document is in work: there is no day of the answer yet.',
  },
  legal_day_known: {
    ro: 'Răspunsul a plecat, iar raportul numără ziua lui.',
    en: 'The answer has left, and the report counts its day.',
  },
  legal_day_range: {
    ro: 'Ziua răspunsului este între înregistrare și astăzi.',
    en: 'The day of the answer is between the registration and today.',
  },
} as const satisfies Record<string, Text>
