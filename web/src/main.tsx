import './app/styles/first-styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApplication } from './app/application.ts'
import { Providers } from './app/providers.tsx'
import './lib/i18n.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no place for the application')
createRoot(place).render(
  <StrictMode>
    <Providers application={createApplication()} />
  </StrictMode>,
)
