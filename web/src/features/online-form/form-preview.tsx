import { bareOnlineFormCalls } from '@hdoc/contract/online-forms/bare-online-forms.ts'
import {
  type FormAnswers,
  type FormDefinition,
  formDefinitionSchema,
} from '@hdoc/contract/online-forms/form-schema.ts'
import { Button } from '@mantine/core'
import { IconChecks, IconFileTypePdf } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wrongAnswers } from '../../entities/online-form/answer-texts.ts'
import { FormFields } from '../../entities/online-form/form-fields.tsx'
import { addressOf } from '../../lib/calls/address-of.ts'
import { downloadPdf } from '../../lib/files/print-pdf.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './builder.module.css'

type Props = {
  /** Whose paper is drawn; undefined where the answers become no paper. */
  docTypeId: number | undefined
  definition: FormDefinition
}

/** The form as a citizen will see it; what is written here is kept nowhere. */
export function FormPreview({ docTypeId, definition }: Props) {
  const { t } = useTranslation()
  const shown = useDeferredValue(definition)
  const [answers, setAnswers] = useState<FormAnswers>({})
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked ? wrongAnswers(shown, answers, 'preview') : {}
  const count = Object.keys(errors).length
  const drawing = useAction({
    call: () =>
      downloadPdf(addressOf(bareOnlineFormCalls.preview, {}), {
        type_id: docTypeId,
        definition,
        answers,
      }),
    changes: [],
  })
  if (shown.sections.every(({ fields }) => fields.length === 0))
    return <p className={styles.quiet}>{t('form_builder.preview_empty')}</p>
  return (
    <div className={styles.paper}>
      <FormFields
        definition={shown}
        answers={answers}
        errors={errors}
        path="preview"
        onChange={(key, answer) =>
          setAnswers(({ [key]: _, ...others }) =>
            answer === undefined ? others : { ...others, [key]: answer },
          )
        }
      />
      <div className={styles.row}>
        <Button variant="default" leftSection={<IconChecks size={16} />} onClick={() => setChecked(true)}>
          {t('form_builder.check')}
        </Button>
        {docTypeId !== undefined && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} />}
            loading={drawing.isPending}
            disabled={!formDefinitionSchema.safeParse(definition).success}
            onClick={() => drawing.mutate()}
          >
            {t('form_builder.paper')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {isChecked && (
          <Note kind={count === 0 ? 'ok' : 'warn'}>
            {count === 0 ? t('form_builder.all_right') : t('form_builder.answers_wrong', { count })}
          </Note>
        )}
      </div>
    </div>
  )
}
