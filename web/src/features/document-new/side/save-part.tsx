import { Button, Checkbox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../../ui/display/key.tsx'
import styles from '../document-new.module.css'

type Props = {
  isBusy: boolean
  waitsForFiles: boolean
  /** The form goes on with the next paper. */
  stays: boolean
  onStays: (stays: boolean) => void
  /** The label is printed as soon as there is a number. */
  prints: boolean
  onPrints: (prints: boolean) => void
}

/** Saving, and what follows it. */
export function SavePart({ isBusy, waitsForFiles, stays, onStays, prints, onPrints }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        className={styles.save ?? ''}
        size="md"
        type="submit"
        data-step
        loading={isBusy}
        leftSection={<IconCheck size={16} />}
        rightSection={<Key>Ctrl S</Key>}
      >
        {t('registration.save')}
      </Button>
      <Checkbox
        label={t('counter.prints_label')}
        checked={prints}
        onChange={({ currentTarget: { checked } }) => onPrints(checked)}
      />
      <Checkbox
        label={t('counter.stays')}
        checked={stays}
        onChange={({ currentTarget: { checked } }) => onStays(checked)}
      />
      <p className={styles.quiet} role="status">
        {waitsForFiles && t('registration.saving_files')}
      </p>
    </>
  )
}
