import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ArchivesCard } from '../archives/archives-card.tsx'
import { EntriesCard } from '../archives/entries-card.tsx'
import type { Archives } from '../archives/use-archives.ts'
import { FindingsCard } from '../findings/findings-card.tsx'
import { useMending } from '../findings/use-mending.ts'
import styles from '../parts/imports.module.css'
import { useImportAction } from '../parts/use-import-action.ts'
import { CheckedCard } from './checked-card.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { DiscardButton } from './discard-button.tsx'
import { RulesCard } from './rules-card.tsx'
import type { Chosen } from './use-chosen.ts'
import { ValuesCard } from './values-card.tsx'

/** Names of the fields that a row must have, and of the rules that must be chosen, that nothing gives yet. */
function missingIn({ fields, options }: ImportDetail, mapping: ImportMapping) {
  const given = new Set(Object.values(mapping.columns))
  const lacks = ({ id, required }: { id: string; required: boolean }): boolean =>
    required && !given.has(id) && (mapping.constants[id] ?? '') === ''
  const unanswered = options.filter(({ id, required }) => required && (mapping.options[id] ?? '') === '')
  const names = (of: readonly { label: Text }[]): string => of.map(({ label }) => say(label)).join(', ')
  return { fields: names(fields.filter(lacks)), rules: names(unanswered) }
}

type Props = { detail: ImportDetail; chosen: Chosen; archives: Archives }

/** Columns, rules and, once it was checked, what the check found. A change asks for another check. */
export function ColumnsAndCheck({ detail, chosen, archives }: Props) {
  const { t } = useTranslation()
  const { id, own, can, state, counts, files } = detail
  const { mapping, change, isChanged } = chosen
  const missing = missingIn(detail, mapping)
  const check = useImportAction(id, () => call(importCalls.check, { body: { id, mapping } }))
  const isChecked = state === 'checked' && !isChanged
  const mending = useMending({ mapping, change })
  const checkButton = (
    <Button
      variant={isChecked ? 'default' : 'filled'}
      disabled={!can.check || archives.isSending || missing.fields + missing.rules !== ''}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      {t(state === 'checked' ? 'imports.check_again' : 'imports.check')}
    </Button>
  )
  return (
    <>
      {!own && <Note kind="info">{t('imports.of_other', { name: detail.begun_by })}</Note>}
      {detail.failure && (
        <Note kind="bad" role="alert">
          {detail.failure.text}
        </Note>
      )}
      <div className={styles.sides}>
        <ColumnsCard detail={detail} mapping={mapping} change={change} />
        <div className={styles.stack}>
          {isChecked && <CheckedCard detail={detail} />}
          {detail.unknown_values.length > 0 && state === 'checked' && (
            <ValuesCard detail={detail} mapping={mapping} change={change} />
          )}
          {files && <ArchivesCard detail={detail} files={files} archives={archives} />}
          <RulesCard detail={detail} mapping={mapping} change={change}>
            {missing.fields !== '' && (
              <Note kind="warn">{t('imports.missing', { names: missing.fields })}</Note>
            )}
            {missing.rules !== '' && (
              <Note kind="warn">{t('imports.unanswered', { names: missing.rules })}</Note>
            )}
            {archives.isSending && <Note kind="info">{t('imports.archives_coming')}</Note>}
            {state === 'checked' && isChanged && <Note kind="info">{t('imports.changed_since')}</Note>}
            <div className={styles.row}>
              {checkButton}
              {can.discard && <DiscardButton detail={detail} />}
            </div>
          </RulesCard>
        </div>
      </div>
      {isChecked && files && files.total > 0 && <EntriesCard id={id} files={files} />}
      {state === 'checked' && counts.bad + counts.warned + mending.rows > 0 && (
        <FindingsCard detail={detail} {...(can.check && { mending })}>
          {isChanged && checkButton}
        </FindingsCard>
      )}
    </>
  )
}
