import type { Drill } from '../drill.ts'
import { registerPapers } from '../register-papers.ts'

export const registration: Drill = {
  name: 'registration',
  what: 'single registrations in all registers',
  sizes: {
    short: { clients: 16, wanted: 400, kills: 2 },
    full: { clients: 32, wanted: 8_000, kills: 20 },
  },
  start: async (world, size) => {
    const papers = await registerPapers(world, size)
    return {
      ...papers,
      reached: (share) => papers.reached(Math.round(share * size.wanted)),
      registered: () => papers.acknowledged.length,
      worked: () => 0,
    }
  },
}
