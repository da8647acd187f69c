import '../../lib/languages/own/administration/settings-texts.ts'
import '../../lib/languages/own/administration/leaving-texts.ts'
import { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofDialog } from '../../entities/factors/proof-dialog.tsx'
import { factorsQuery } from '../../entities/factors/queries.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { formatBytes, formatDateTime } from '../../lib/format/format.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ExportItem } from './export-item.tsx'
import styles from './leaving.module.css'
import { exportsQuery } from './queries.ts'

/** Asks for an export, with the password or a fresh code once more. */
function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data: factors } = useQuery(factorsQuery)
  if (!factors) return null
  return (
    <ProofDialog
      title={t('leaving.ask_title')}
      saveLabel={t('leaving.ask')}
      factors={factors}
      run={(body) => call(institutionExportCalls.ask, { body })}
      changes={[{ what: 'setting.changed' }]}
      said={t('leaving.asked')}
      onClose={onClose}
      onDone={onClose}
    >
      <p>{t('leaving.ask_what')}</p>
      <Note kind="warn">{t('leaving.secret')}</Note>
    </ProofDialog>
  )
}

/** `/admin/settings/export`: the whole institution as files, to keep or to take elsewhere. */
export function ExportPage() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const answer = useQuery(exportsQuery)
  const isUnderWay = answer.data?.exports.some(({ state }) => state === 'waiting' || state === 'packing')
  return (
    <Page
      title={t('leaving.title')}
      breadcrumb={[
        { label: t('registers.administration') },
        { label: t('settings.title'), to: '/admin/settings' },
        { label: t('leaving.title') },
      ]}
    >
      <div className={styles.what}>
        <p>{t('leaving.what')}</p>
        <p>{t('leaving.what_form')}</p>
        <p>{t('leaving.what_not')}</p>
        <Note kind="warn">{t('leaving.secret')}</Note>
        <Button disabled={isUnderWay !== false} onClick={() => setAsking(true)}>
          {t('leaving.ask')}
        </Button>
      </div>
      <section className={styles.made} aria-labelledby="leaving-made">
        <h2 id="leaving-made">{t('leaving.made')}</h2>
        <Answer query={answer}>
          {({ exports, key_id, origin }) => (
            <>
              {exports.length === 0 ? (
                <p className={styles.facts}>{t('leaving.none')}</p>
              ) : (
                <ul className={styles.exports}>
                  {exports.map((made) => (
                    <ExportItem key={made.id} made={made} />
                  ))}
                </ul>
              )}
              <p className={`${styles.facts} ${styles.key}`}>
                {t('leaving.key')} <code>{key_id}</code>. {t('leaving.key_what')}
              </p>
              {origin && (
                <p className={styles.facts}>
                  {t('leaving.origin', { at: formatDateTime(origin.imported_at) })}{' '}
                  <a href={addressOf(institutionExportCalls.audit, {})} download>
                    {t('leaving.origin_audit', { size: formatBytes(origin.audit_size) })}
                  </a>
                </p>
              )}
            </>
          )}
        </Answer>
      </section>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </Page>
  )
}
