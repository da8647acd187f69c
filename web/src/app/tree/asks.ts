import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../guards/enter.ts'

type Asked = Parameters<QueryClient['prefetchQuery']>[0]
type Around<Params> = { context: RouterContext; params: Params }

/**
 * A loader that starts what a screen will ask, beside the screen's code and before a click that is only
 * intended. It waits for nothing: the screen shows by itself that it loads, and asks by itself when this
 * failed.
 */
export const asks =
  <Params>(wanted: (params: Params) => Promise<unknown>) =>
  ({ context: { queries }, params }: Around<Params>): void => {
    void wanted(params)
      .then((query) => {
        const asked = query as Asked
        return queries.prefetchQuery({ ...asked, meta: { ...asked.meta, ahead: true } })
      })
      .catch(() => undefined)
  }
