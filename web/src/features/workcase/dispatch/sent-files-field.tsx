import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { Checkbox, Input } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../entities/files/file-drop.tsx'
import type { Uploads } from '../../../entities/files/use-uploads.ts'
import { formatBytes } from '../../../lib/format/format.ts'
import styles from './dispatch.module.css'

type Chosen = { file_ids: number[] }
type Props<V extends Chosen> = {
  form: UseFormReturnType<V>
  given: Pick<DispatchForm, 'files' | 'most_mail_mb' | 'max_file_mb'>
  byMail: boolean
  /** New files; without it only those that are there can be chosen. */
  uploads?: Uploads
}

/** The files that leave: those that the case has, and new ones. */
export function SentFilesField<V extends Chosen>({ form, given, byMail, uploads }: Props<V>) {
  const { t } = useTranslation()
  const chosen = form.getValues().file_ids
  const toggle = (id: number, isChosen: boolean) =>
    form.setFieldValue('file_ids', (isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)) as never)
  return (
    <Input.Wrapper
      label={t('dispatches.files')}
      labelElement="div"
      description={
        byMail ? t('dispatches.mail_limit', { mb: given.most_mail_mb }) : t('dispatches.files_help')
      }
      error={form.errors.file_ids ?? form.errors.upload_ids}
      data-path="file_ids"
    >
      <div className={styles.files}>
        {given.files.length === 0 && <p>{t('dispatches.files_none')}</p>}
        {given.files.map(({ id, name, document, size }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
            label={t('dispatches.file_of', { name, document, size: formatBytes(size) })}
          />
        ))}
        {uploads && <FileDrop uploads={uploads} maximumMb={given.max_file_mb} />}
      </div>
    </Input.Wrapper>
  )
}
