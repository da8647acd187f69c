import { Button } from '@mantine/core'
import { useState } from 'react'
import { shellTexts } from '../../lib/languages/own/shell-texts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Empty, LoadError, Loading } from '../../ui/feedback/states.tsx'
import { WithTexts } from '../../ui/feedback/with-texts.tsx'
import { DevCharts } from './dev-charts.tsx'
import { DevFields } from './dev-fields.tsx'
import { DevList } from './dev-list.tsx'
import { DevMessages } from './dev-messages.tsx'
import { DevSection } from './dev-section.tsx'
import { DevSteps } from './dev-steps.tsx'
import styles from './dev-ui.module.css'

function Pieces() {
  const [opened, setOpened] = useState(false)
  return (
    <Page title="Piese și stări" breadcrumb={[{ label: 'Dezvoltare' }, { label: 'Piese' }]}>
      <div className={styles.grid}>
        <DevFields />
        <DevMessages />
        <DevSteps />
        <DevSection title="Stări">
          <Loading />
          <Empty title="Nu s-au găsit rezultate" text="Niciun document nu corespunde filtrelor alese." />
          <LoadError error={new Error('Legătura cu serverul s-a întrerupt.')} onRetry={() => undefined} />
        </DevSection>
        <DevSection title="Dialog">
          <Button variant="default" onClick={() => setOpened(true)}>
            Deschide dialogul
          </Button>
          {opened && (
            <Dialog
              title="Modifică registrul"
              onClose={() => setOpened(false)}
              footer={<Button onClick={() => setOpened(false)}>Salvează</Button>}
            >
              <p>Lat cât jumătate de fereastră, trei sferturi sub 960 px, 90 % sub 640 px.</p>
            </Dialog>
          )}
        </DevSection>
      </div>
      <h2 className={styles.heading}>Grafice</h2>
      <DevCharts />
      <DevList />
    </Page>
  )
}

/** `/dev/ui`, in development only: every piece of ui/ in every state, for pictures and axe. Guests see it too. */
export function DevUiPage() {
  return (
    <WithTexts texts={shellTexts}>
      <Pieces />
    </WithTexts>
  )
}
