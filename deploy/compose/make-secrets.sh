#!/bin/sh
# Makes what compose.yaml gives to its services as files, once: what is there already stays.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p secrets
chmod 700 secrets

make() {
  [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"
  # The folder keeps others out; inside of a container the file belongs to nobody there.
  chmod 444 "secrets/$1"
}

make admin-password "$(openssl rand -hex 10)"
make secret-key "$(openssl rand -base64 48)"
make database-password "$(openssl rand -hex 24)"
make database-url "postgres://easel:$(cat secrets/database-password)@postgres:5432/easel"
make s3-access-key-id "easel-$(openssl rand -hex 6)"
make s3-secret-access-key "$(openssl rand -hex 24)"
echo 'The secrets are in ./secrets: keep a copy of secret-key. The password of the administrator is in admin-password.'
