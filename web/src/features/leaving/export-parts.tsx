import { type InstitutionExport, institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofDialog } from '../../entities/factors/proof-dialog.tsx'
import { factorsQuery } from '../../entities/factors/queries.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { formatBytes, formatDateTime } from '../../lib/format/format.ts'
import styles from './leaving.module.css'
import { useStop } from './use-stop.ts'

/** Asks for the password or a fresh code before the parts may be downloaded. */
function UnlockDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { data: factors } = useQuery(factorsQuery)
  if (!factors) return null
  return (
    <ProofDialog
      title={t('leaving.unlock_title')}
      saveLabel={t('leaving.unlock_save')}
      factors={factors}
      run={(proof) => call(institutionExportCalls.unlock, { body: { id, ...proof } })}
      changes={[{ what: 'setting.changed' }]}
      said={t('leaving.unlocked')}
      onClose={onClose}
      onDone={onClose}
    >
      <p>{t('leaving.unlock_what')}</p>
    </ProofDialog>
  )
}

/** The parts of a finished export, each with its size and digest; they are links after a proof, for some minutes. */
export function ExportParts({ made }: { made: InstitutionExport }) {
  const { t } = useTranslation()
  const [isUnlocking, setUnlocking] = useState(false)
  const dropping = useStop(made.id, t('leaving.dropped'))
  const until = made.unlocked_until
  return (
    <>
      {until !== null && (
        <p className={styles.facts}>{t('leaving.unlocked_until', { at: formatDateTime(until) })}</p>
      )}
      <ol className={styles.parts} aria-label={t('leaving.parts')}>
        {made.parts.map(({ part, name, size, sha256 }) => (
          <li key={part}>
            {until === null ? (
              <span>{name}</span>
            ) : (
              <a href={addressOf(institutionExportCalls.part, { params: { id: made.id, part } })} download>
                {name}
              </a>
            )}
            <span>{formatBytes(size)}</span>
            <code>
              {t('leaving.sum')} {sha256}
            </code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {until === null && (
          <Button size="xs" onClick={() => setUnlocking(true)}>
            {t('leaving.unlock')}
          </Button>
        )}
        <Button size="xs" variant="default" loading={dropping.isPending} onClick={() => dropping.mutate()}>
          {t('leaving.drop')}
        </Button>
      </div>
      {isUnlocking && <UnlockDialog id={made.id} onClose={() => setUnlocking(false)} />}
    </>
  )
}
