import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { LineOf } from './legal-paper.ts'

/** A line for each of the values that a fact may have. */
export const eachLabel = <K extends string>(
  labels: Readonly<Record<K, Text>>,
  line: (code: K, label: Text) => LineOf,
): LineOf[] => (Object.entries(labels) as [K, Text][]).map(([code, label]) => line(code, label))
