import { Button } from '@mantine/core'
import { useState } from 'react'
import { beginPosting } from '../../lib/calls/posting.ts'
import { CleanedHtml } from '../../ui/display/cleaned-html.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { showErrorDialog } from '../../ui/feedback/error-dialog-store.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConflictNote } from '../../ui/form/frame/conflict-note.tsx'
import { DevSection } from './dev-section.tsx'
import styles from './dev-ui.module.css'

const spinnerMs = 2500
const formatted =
  '<h3>Program cu publicul</h3><ul><li>luni – joi: 8:00 – 16:30</li><li>vineri: 8:00 – 14:00</li></ul><p>Detalii la <a href="#/admin-home">noutăți</a>.</p>'
const overtaken = {
  message:
    'Datele au fost schimbate între timp de Sorin Bujor. Verificați ce s-a schimbat și salvați din nou.',
  changed: ['pages'],
  meanwhile: [{ by: 'Sorin Bujor', at: '2026-11-20T08:05:00.000Z', what: 'Document modificat' }],
}

/** Messages in the page and over it. */
export function DevMessages() {
  const [conflict, setConflict] = useState(true)
  return (
    <>
      <DevSection title="Etichete de stare">
        <div className={styles.row}>
          <StatusTag className="status-mute">Nerezolvat</StatusTag>
          <StatusTag className="status-info">În lucru</StatusTag>
          <StatusTag className="status-warn">În așteptare</StatusTag>
          <StatusTag className="status-bad">Termen depășit</StatusTag>
          <StatusTag className="status-ok">Soluționat favorabil</StatusTag>
        </div>
      </DevSection>
      <DevSection title="Text formatat">
        <CleanedHtml html={formatted} />
      </DevSection>
      <DevSection title="Mesaje">
        <Note kind="ok">Operațiune realizată</Note>
        <Note kind="info">Termenul se mută la 21.12.2026.</Note>
        <Note kind="warn">Realizată, cu o atenționare: e-mailul va pleca mai târziu.</Note>
        <Note kind="bad">Operațiunea a eșuat.</Note>
        {conflict && (
          <ConflictNote
            error={overtaken}
            labelOf={(path) => (path === 'pages' ? 'Pagini' : undefined)}
            onReload={() => setConflict(false)}
          />
        )}
      </DevSection>
      <DevSection title="Peste pagină">
        <div className={styles.row}>
          <Button variant="default" onClick={() => toast({ kind: 'success', message: 'Salvat.' })}>
            Toast: reușită
          </Button>
          <Button
            variant="default"
            onClick={() => toast({ kind: 'error', message: 'Formularul conține erori.' })}
          >
            Toast: eroare
          </Button>
          <Button
            variant="default"
            onClick={() => toast({ kind: 'warning', message: 'E-mailul va pleca mai târziu.' })}
          >
            Toast: avertisment
          </Button>
          <Button
            variant="default"
            onClick={() =>
              showErrorDialog({ message: 'Serviciul este oprit.', details: { request_id: '7F3A-22C1' } })
            }
          >
            Dialog de eroare
          </Button>
          <Button variant="default" onClick={() => setTimeout(beginPosting(), spinnerMs)}>
            Se procesează…
          </Button>
        </div>
      </DevSection>
    </>
  )
}
