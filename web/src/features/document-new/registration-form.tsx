import type { Registered, RegistrationForm } from '@hdoc/contract/documents.ts'
import { categoryLabels, categorySchema, type DocumentCategory } from '@hdoc/contract/labels.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconCheck, IconPaperclip } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../entities/files/file-drop.tsx'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { useScansToRegister } from '../../entities/scans/scans-to-register.ts'
import { say } from '../../lib/i18n.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { Key } from '../../ui/key.tsx'
import { Page } from '../../ui/page.tsx'
import { ContentFields } from './content-fields.tsx'
import styles from './document-new.module.css'
import { enterMovesOn } from './enter-moves-on.ts'
import { IssuerPart } from './issuer-part.tsx'
import { labelOfField } from './label-of-field.ts'
import { MainFields } from './main-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { NumberPanel } from './number-panel.tsx'
import { initialValues, type RegistrationValues, type Seed } from './registration-values.ts'
import { TestField } from './test-field.tsx'
import { UnansweredNote } from './unanswered-note.tsx'
import { useRegistration } from './use-registration.ts'

type Props = {
  choices: RegistrationForm
  owner: number
  category: DocumentCategory
  seed: Seed
  onRegistered: (registered: Registered, values: RegistrationValues) => void
}

/** The registration page while one writes: everything by keyboard alone. */
export function RegistrationFormView({ choices, owner, category, seed, onRegistered }: Props) {
  const { t } = useTranslation()
  const uploads = useUploads(choices.max_file_mb)
  useScansToRegister(uploads)
  const initial = initialValues(choices, category, seed)
  const registration = useRegistration({ owner, initial, uploads, onRegistered })
  const { form, messages, rootRef, submit, busy, lost } = registration
  const values = form.getValues()
  useHotkeys(
    [
      ['mod+S', submit],
      ['mod+Enter', submit],
    ],
    [],
  )
  const leaving = useLeaveGuard((form.isDirty() || uploads.items.length > 0) && !busy)

  useEffect(() => {
    const first = seed.chosen
      ? 'short_description'
      : initial.register_id === null
        ? 'register_id'
        : 'doc_type_id'
    rootRef.current?.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus()
  }, [seed, initial.register_id, rootRef])

  const changeCategory = (next: string) => {
    const chosen = categorySchema.parse(next)
    const { register_id, doc_type_id } = initialValues(choices, chosen)
    form.setValues({
      category: chosen,
      register_id,
      doc_type_id,
      reservation_id: null,
      reserved: null,
      secondary_register_ids: [],
    })
  }
  return (
    <Page
      title={t('registration.title')}
      breadcrumb={[
        { label: t('documents.registry') },
        { label: t('documents.list'), to: '/document/list' },
        { label: t('documents.new') },
      ]}
      aside={
        <SegmentedControl
          size="sm"
          aria-label={t('registration.category')}
          value={values.category}
          onChange={changeCategory}
          readOnly={lost !== ''}
          data={categorySchema.options.map((value) => ({ value, label: say(categoryLabels[value]) }))}
        />
      }
      actions={<span className={`${styles.quiet} ${styles.hint}`}>{t('registration.enter_hint')}</span>}
    >
      <div className={styles.errors}>
        {lost === '' ? (
          <ErrorSummary messages={messages} labelOf={labelOfField} root={rootRef.current} />
        ) : (
          <UnansweredNote registration={registration} />
        )}
      </div>
      <form
        ref={rootRef}
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <fieldset className={styles.lock} disabled={lost !== ''}>
          <div className={styles.layout}>
            <div className={styles.card}>
              <div className={styles.section}>
                <MainFields choices={choices} registration={registration} />
              </div>
              <div className={styles.section}>
                <IssuerPart registration={registration} />
              </div>
              <div className={styles.section}>
                <ContentFields choices={choices} registration={registration} />
              </div>
              <div className={styles.section}>
                <MoreFields choices={choices} registration={registration} />
              </div>
            </div>
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
              <p className={styles.quiet} role="status">
                {busy &&
                  uploads.items.some((item) => item.state === 'sending') &&
                  t('registration.saving_files')}
              </p>
            </div>
          </div>
        </fieldset>
      </form>
      {leaving}
    </Page>
  )
}
