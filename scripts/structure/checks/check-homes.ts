import type { Scanned } from '../reading/scan-source.ts'
import { isTest, lineAt, type Problem } from '../reading/source-tree.ts'

const rules = [
  {
    rule: 'actions',
    words: /\buseMutation\b/g,
    home: 'web/src/ui/action/use-action.ts',
    text: 'data is changed by useAction, which guards the double click and says what it changes.',
  },
  {
    rule: 'actions',
    words: /\b(?:invalidateQueries|refetchQueries)\b/g,
    home: 'web/src/entities/changes/apply-change.ts',
    text: 'an action names its changes; the table of changes knows the queries.',
  },
  {
    rule: 'forms',
    words: /<form\b/g,
    home: 'web/src/ui/form/frame/form-frame.tsx',
    text: 'a form stands in FormFrame, or in a frame made of it: SavingFrame, FormDialog, FormPage, StepsForm.',
  },
]

/**
 * Screens change data in one way, none of them knows which queries show what it changed, and their forms
 * stand in the frames.
 */
export function checkHomes(files: ReadonlyMap<string, Scanned>): Problem[] {
  return [...files].flatMap(([file, { code }]) =>
    !file.startsWith('web/src/') || isTest(file)
      ? []
      : rules
          .filter(({ home }) => file !== home)
          .flatMap(({ rule, words, text }) =>
            [...code.matchAll(words)].map(({ index }) => ({
              file,
              line: lineAt(code, index),
              rule,
              text,
            })),
          ),
  )
}
