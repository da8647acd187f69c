import { z } from 'zod'

/** Why something cannot be closed yet, each as its refusal would say it. */
export const obstacleList = z.array(z.object({ code: z.string(), text: z.string() }))
export type Obstacles = z.output<typeof obstacleList>
