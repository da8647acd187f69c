import type { Registered, RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconCheck, IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../entities/files/file-drop.tsx'
import type { Uploads } from '../../entities/files/use-uploads.ts'
import { Key } from '../../ui/display/key.tsx'
import styles from './document-new.module.css'
import { NumberPanel } from './number-panel.tsx'
import { RegisteredRow } from './registered-row.tsx'
import { TestField } from './test-field.tsx'
import type { Habits } from './use-habits.ts'
import type { Registration } from './use-registration.ts'

type Props = {
  choices: RegistrationForm
  registration: Registration
  uploads: Uploads
  habits: Habits
  row: readonly Registered[]
}

/** Beside the form: the number it will get, files, saving, and what was registered before. */
export function SidePanel({ choices, registration, uploads, habits, row }: Props) {
  const { t } = useTranslation()
  const { busy, lost } = registration
  return (
    <div className={styles.side}>
      <NumberPanel choices={choices} registration={registration} />
      <section className={`${styles.card} ${styles.section}`}>
        <div className={styles.head}>
          <IconPaperclip size={16} aria-hidden />
          <h2>{t('registration.files')}</h2>
        </div>
        <FileDrop uploads={uploads} maximumMb={choices.max_file_mb} disabled={lost !== ''} />
      </section>
      <TestField registration={registration} />
      <Button
        className={styles.save ?? ''}
        size="md"
        type="submit"
        data-step
        loading={busy}
        leftSection={<IconCheck size={16} />}
        rightSection={<Key>Ctrl S</Key>}
      >
        {t('registration.save')}
      </Button>
      <Checkbox
        label={t('counter.stays')}
        checked={habits.stays}
        onChange={({ currentTarget: { checked } }) => habits.setStays(checked)}
      />
      <p className={styles.quiet} role="status">
        {busy && uploads.items.some((item) => item.state === 'sending') && t('registration.saving_files')}
      </p>
      <RegisteredRow row={row} />
    </div>
  )
}
