import type { ReceivedRequest, Play, Reply } from './stand-in.ts'

/** The Messages resource of Twilio, as far as a caller sees it. `user` is the account, or a key of it. */
export function playTwilio({ account, user, secret }: { account: string; user: string; secret: string }): Play {
  async function understand({ path, headers, body }: ReceivedRequest) {
    const [scheme, credentials = ''] = (headers['authorization'] ?? '').split(' ')
    if (scheme !== 'Basic' || atob(credentials) !== `${user}:${secret}`) return null
    if (path !== `/2010-04-01/Accounts/${account}/Messages.json`) return null
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return null
    return Object.fromEntries(new URLSearchParams(body))
  }

  return {
    understand,
    accept: () => ({
      status: 201,
      body: JSON.stringify({ sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null }),
    }),
    refuseSignature: () => refuse(401, 20003, 'Authenticate'),
    refuse: (word, text) => refuse(word === '20429' ? 429 : 400, Number(word), text),
  }
}

function refuse(status: number, code: number, message: string): Reply {
  return {
    status,
    body: JSON.stringify({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }),
  }
}
