import { Webhook } from 'standardwebhooks'
import type { ReceivedRequest, Play } from './stand-in.ts'

/** A program of an operator that takes messages, with the specification's own library at its door. */
export function playWebhook({ secret }: { secret: string }): Play {
  async function understand({ headers, body }: ReceivedRequest) {
    try {
      return new Webhook(secret).verify(body, { ...headers }) as Record<string, unknown>
    } catch {
      return null
    }
  }
  return {
    understand,
    accept: () => ({ status: 204, body: '' }),
    refuseSignature: () => ({ status: 401, body: 'who are you?' }),
    refuse: (word, text) => ({ status: Number(word), body: text }),
  }
}
