import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportKindId } from '@hdoc/contract/imports/import-kinds.ts'
import { IMPORT_FILE_BYTES } from '@hdoc/contract/imports/import-states.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../entities/files/file-drop.tsx'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './parts/imports.module.css'
import { kindPlace } from './parts/kind-place.ts'
import { SampleLinks } from './parts/sample-links.tsx'

const MAXIMUM_MB = IMPORT_FILE_BYTES / 1024 / 1024

/** Takes the file of an import and begins it. A refused file says why, and another one may be chosen. */
export function FileStep({ kind }: { kind: ImportKindId }) {
  const { t } = useTranslation()
  const go = useGo()
  const uploads = useUploads(MAXIMUM_MB)
  const begin = useAction({
    call: async () => {
      const [file_id] = await uploads.settled()
      // The file was refused meanwhile; its row says why.
      if (file_id === undefined) return undefined
      const answer = await call(importCalls.begin, { body: { kind, file_id } })
      uploads.release()
      return answer.id
    },
    changes: [{ what: 'import.changed' }],
    onDone: (id) => id !== undefined && go(kindPlace(kind, id)),
    shown: true,
  })
  return (
    <Card title={t('imports.file_title')} help={t('imports.file_help')}>
      <div className={styles.stack}>
        <SampleLinks kind={kind} />
        <FileDrop
          uploads={uploads}
          maximumMb={MAXIMUM_MB}
          single
          disabled={begin.isPending}
          limits={t('imports.limits', { mb: MAXIMUM_MB })}
        />
        {begin.error && (
          <Note kind="bad" role="alert">
            {begin.error.message}
          </Note>
        )}
        <div className={styles.row}>
          <Button
            loading={begin.isPending}
            disabled={uploads.items.length === 0}
            onClick={() => begin.mutate()}
          >
            {t('imports.read')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
