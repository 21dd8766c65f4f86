"""A server that speaks S3's protocol (moto's), with a bucket and keys, which a test stops and starts."""

import json
import threading
import urllib.parse

import boto3
import moto.iam.access_control
import pytest
from moto.core.authorization import ActionAuthenticatorMixin
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from moto import settings
from moto.backends import get_backend
from ports import free_port
from werkzeug.serving import make_server

REGION = "us-east-1"


class Bucket:
    """A server with one bucket, which checks each signature; what it keeps outlives its stop."""

    name = "people"

    def __init__(self):
        self.port = free_port()
        self._app = DomainDispatcherApplication(create_backend_app)
        self._server = None
        self.start()
        boto3_keys = {"aws_access_key_id": "admin", "aws_secret_access_key": "admin"}
        clients = {name: boto3.client(name, endpoint_url=self.endpoint, region_name=REGION, **boto3_keys)
                   for name in ("s3", "iam")}
        clients["s3"].create_bucket(Bucket=self.name)
        iam = clients["iam"]
        iam.create_user(UserName="app")
        iam.put_user_policy(UserName="app", PolicyName="files", PolicyDocument=json.dumps(
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]}))
        key = iam.create_access_key(UserName="app")["AccessKey"]
        self.keys = key["AccessKeyId"], key["SecretAccessKey"]
        # From here on, requests count only if they are signed by these keys.
        settings.INITIAL_NO_AUTH_ACTION_COUNT = 0

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        return {"OAI_FILES": f"s3://{self.name}/oai", "AWS_ENDPOINT_URL": self.endpoint, "AWS_REGION": REGION,
                "AWS_ACCESS_KEY_ID": self.keys[0], "AWS_SECRET_ACCESS_KEY": self.keys[1]}

    @property
    def objects(self) -> dict[str, bytes]:
        """The bytes of all objects, by their keys."""
        keys = get_backend("s3")["123456789012"]["aws"].buckets[self.name].keys
        return {name: keys[name].value for name in list(keys)}

    def start(self) -> None:
        self._server = make_server("127.0.0.1", self.port, self._app, threaded=True)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nothing listens at its port when this returns."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def close(self) -> None:
        self.stop()
        settings.INITIAL_NO_AUTH_ACTION_COUNT = float("inf")
        ActionAuthenticatorMixin.request_count = 0
        for service in "s3", "iam":
            get_backend(service).reset()


def signed_request(self):
    """moto checks a signature of a query that it has decoded, in which “/” should be “%2F”."""
    path, _, query = self._path.partition("?")
    if query:
        pairs = urllib.parse.parse_qsl(query, keep_blank_values=True)
        self._path = path + "?" + urllib.parse.urlencode(pairs, quote_via=urllib.parse.quote, safe="-._~")
    return original(self)


original = moto.iam.access_control.IAMRequestBase._create_aws_request


@pytest.fixture
def bucket(monkeypatch):
    """A server of its own for one test."""
    monkeypatch.setattr(moto.iam.access_control.IAMRequestBase, "_create_aws_request", signed_request)
    server = Bucket()
    yield server
    server.close()
