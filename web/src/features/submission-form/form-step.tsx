import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { wrongAnswers } from '../../entities/online-form/answer-texts.ts'
import { FormFields } from '../../entities/online-form/form-fields.tsx'
import { FormFiles } from '../../entities/public-form/form-files.tsx'
import type { OpenForm } from '../../entities/public-form/form-query.ts'
import type { FormFilesState } from '../../entities/public-form/use-form-files.ts'

export { wrongAnswers }

type Props = {
  definition: FormDefinition
  answers: FormAnswers
  problems: Readonly<Partial<Record<string, string>>>
  open: OpenForm
  files: FormFilesState
  onChange: (answers: FormAnswers) => void
}

/** The online form of the type. */
export function FormStep({ definition, answers, problems, open, files, onChange }: Props) {
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
