import { MantineProvider, useMantineColorScheme } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { applyChange } from '../entities/changes/apply-change.ts'
import { watchUse } from '../lib/calls/attended.ts'
import { onLanguageChange } from '../lib/languages/language.ts'
import { theme, themeVariables } from '../ui/theme/theme.ts'
import type { Application } from './application.ts'
import { ReactionContext } from './errors/reaction-context.ts'
import { refreshOnReturn } from './guards/refresh-on-return.ts'
import { followPreferences } from './shell/preferences.ts'

function Follow({ application: { router, react, queryClient } }: { application: Application }) {
  const { setColorScheme } = useMantineColorScheme()
  useEffect(watchUse, [])
  useEffect(() => followPreferences(setColorScheme), [setColorScheme])
  useEffect(() => refreshOnReturn({ react, recheck: () => void router.invalidate() }), [react, router])
  // Names of states and messages come from the server in the language of the call.
  useEffect(
    () => onLanguageChange(() => void applyChange(queryClient, { what: 'everything' })),
    [queryClient],
  )
  return null
}

/** The whole page: looks, answers of the server, reactions, routes. */
export function Providers({ application }: { application: Application }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      // All variables are written at the start, so that the first load needs no file with the common ones.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={application.queryClient}>
        <ReactionContext value={application.react}>
          <Follow application={application} />
          <RouterProvider router={application.router} />
        </ReactionContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
