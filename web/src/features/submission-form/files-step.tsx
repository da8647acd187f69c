import type { OfferedDocType } from '@hdoc/contract/submissions/submission-form.ts'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormFiles } from '../../entities/public-form/form-files.tsx'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import type { FormFilesState } from '../../entities/public-form/use-form-files.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './filing.module.css'

type Props = {
  open: OpenForm
  type: OfferedDocType | undefined
  files: FormFilesState
  /** Files that stand in the form before. */
  elsewhere: readonly number[]
  isNeeded: boolean
  problem: string | undefined
  onChange: () => void
}

/** The files of what is handed in; their upload goes on while the next step is filled. */
export function FilesStep(props: Props) {
  const { open, type, files, elsewhere, isNeeded, problem, onChange } = props
  const { t } = useTranslation()
  return (
    <>
      {type && (
        <div className={styles.chosen}>
          <IconFileText size={20} aria-hidden />
          <b>{type.name}</b>
          <PlainButton onClick={onChange}>{t('submission_form.change')}</PlainButton>
        </div>
      )}
      <FormFiles
        files={files}
        takesFiles={open.takes_files}
        maxMb={open.max_mb}
        needed={isNeeded}
        problem={problem}
        elsewhere={elsewhere}
      />
      <p className={styles.quiet}>{t('submission_form.goes_on')}</p>
    </>
  )
}
