// The image's HEALTHCHECK, which has no curl: exit code 0 while the server in this container can be used.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`)
process.exitCode = ok ? 0 : 1
