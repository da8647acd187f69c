import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { wrongAnswers } from '../online-form/answer-texts.ts'
import { draftAnswers, knownAnswers } from '../online-form/draft-answers.ts'
import { FormFields } from '../online-form/form-fields.tsx'
import { FormFiles } from './form-files.tsx'
import type { OpenForm } from './opening/form-query.ts'
import type { FormFilesState } from './use-form-files.ts'

export { draftAnswers, knownAnswers, wrongAnswers }

type Props = {
  definition: FormDefinition
  answers: FormAnswers
  problems: Readonly<Partial<Record<string, string>>>
  open: OpenForm
  files: FormFilesState
  onChange: (answers: FormAnswers) => void
}

/** What the chosen type asks of its own, in a public form. */
export function AskedFields({ definition, answers, problems, open, files, onChange }: Props) {
  return (
    <FormFields
      definition={definition}
      answers={answers}
      errors={problems}
      onChange={(key, answer) => {
        const { [key]: _, ...others } = answers
        onChange(answer === undefined ? others : { ...others, [key]: answer })
      }}
      drawFile={(field) => (
        <FormFiles files={files} takesFiles={open.takes_files} maxMb={open.max_mb} field={field} />
      )}
    />
  )
}
