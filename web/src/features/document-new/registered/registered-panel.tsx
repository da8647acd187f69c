import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconFileText, IconPlus, IconReceipt, IconTag, IconUserCheck } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { registrationHour } from '../../../entities/documents/registration-hour.ts'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { receiptsAddress } from '../../../entities/printing/queries.ts'
import { usePrint } from '../../../entities/printing/use-print.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { usePageKeys } from '../../../ui/dialog/use-page-keys.ts'
import { Key } from '../../../ui/display/key.tsx'
import { Page } from '../../../ui/display/page.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useGo } from '../../../ui/links/use-go.ts'
import styles from '../document-new.module.css'
import { RegisteredRow } from './registered-row.tsx'

type Props = {
  registered: Registered
  category: DocumentCategory
  row: readonly Registered[]
  onLabel: () => void
  onSameIssuer: (() => void) | undefined
  onAnother: () => void
}

/** Longer numbers take a smaller size, so that they stay on one line. */
const longNumber = 10

/** The number, large, and what usually follows. */
export function RegisteredPanel({ registered, category, row, onLabel, onSameIssuer, onAnother }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const { number, further_numbers, register, registered_on, deadline_on } = registered
  const hour = registrationHour(registered)
  const print = usePrint()
  const printReceipt = () => registered.receipt && print.mutate({ address: receiptsAddress([registered.id]) })
  const open = () => go({ to: '/document/$id', params: { id: registered.id } })
  usePageKeys([
    ['E', onLabel],
    ['D', printReceipt],
    ['O', open],
    ['A', () => onSameIssuer?.()],
    ['N', onAnother],
  ])
  const about = [
    registered.issuer,
    registered.doc_type,
    deadline_on && t('registration.done_deadline', { date: formatDate(deadline_on) }),
  ].filter(Boolean)
  return (
    <Page
      title={t('registration.title')}
      breadcrumb={[
        { label: t('documents.registry') },
        { label: t('documents.list'), to: '/document/list' },
        { label: t('documents.new') },
      ]}
    >
      <section className={`${styles.card} ${styles.done}`} aria-label={t('registration.done')}>
        <span className={styles.tick}>
          <IconCheck size={22} aria-hidden />
        </span>
        <div role="status">
          <p>{t('registration.done')}</p>
          <p
            className={
              number.length > longNumber ? `${styles.doneNumber} ${styles.doneLong}` : styles.doneNumber
            }
          >
            {number}
          </p>
          {further_numbers.map(({ register_number, register: secondary }) => (
            <p key={register_number}>
              <Trans
                i18nKey="registration.done_further"
                values={{ number: register_number, register: secondary }}
                components={{ b: <b /> }}
              />
            </p>
          ))}
        </div>
        <p>
          <Trans
            i18nKey={hour ? 'registration.done_when' : 'registration.done_on'}
            values={{ date: formatDate(registered_on), time: hour, register }}
            components={{ b: <b /> }}
          />
        </p>
        {registered.ahead_of_clock && (
          <Note kind="warn">{t('registration.done_ahead', { date: formatDate(registered_on) })}</Note>
        )}
        <p className={styles.quiet}>{about.join(' · ')}</p>
        {registered.mailed_to !== '' && (
          <p className={styles.quiet}>{t('registration.mailed', { address: registered.mailed_to })}</p>
        )}
        <div className={styles.doneActions}>
          <Button
            size="md"
            variant="default"
            aria-keyshortcuts="E"
            leftSection={<IconTag size={16} />}
            rightSection={<Key>E</Key>}
            onClick={onLabel}
          >
            {t('printing.label')}
          </Button>
          {registered.receipt && (
            <Button
              size="md"
              variant="default"
              aria-keyshortcuts="D"
              leftSection={<IconReceipt size={16} />}
              rightSection={<Key>D</Key>}
              onClick={printReceipt}
            >
              {t('registration.receipt')}
            </Button>
          )}
          <Button
            size="md"
            variant="default"
            aria-keyshortcuts="O"
            leftSection={<IconFileText size={16} />}
            rightSection={<Key>O</Key>}
            onClick={open}
          >
            {t('registration.open')}
          </Button>
          {onSameIssuer && (
            <Button
              size="md"
              variant="default"
              aria-keyshortcuts="A"
              leftSection={<IconUserCheck size={16} />}
              rightSection={<Key>A</Key>}
              onClick={onSameIssuer}
            >
              {wordingOf(category).samePerson}
            </Button>
          )}
          <Button
            size="md"
            autoFocus
            aria-keyshortcuts="N"
            leftSection={<IconPlus size={16} />}
            rightSection={<Key>N</Key>}
            onClick={onAnother}
          >
            {t('registration.another')}
          </Button>
        </div>
      </section>
      {row.length > 1 && (
        <div className={styles.rowBelow}>
          <RegisteredRow row={row} />
        </div>
      )}
    </Page>
  )
}
