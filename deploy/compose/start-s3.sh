#!/bin/sh
# SeaweedFS with one account, which may use buckets and not make any.
set -eu
umask 077
cat > /tmp/s3.json <<END
{ "identities": [ {
  "name": "easel",
  "credentials": [ {
    "accessKey": "$(cat /run/secrets/s3-access-key-id)",
    "secretKey": "$(cat /run/secrets/s3-secret-access-key)"
  } ],
  "actions": [ "Read:easel", "Write:easel", "List:easel", "Tagging:easel" ]
} ] }
END
exec weed server -dir=/data -ip=s3 -ip.bind=0.0.0.0 -s3 -s3.config=/tmp/s3.json -master.volumeSizeLimitMB=1024
