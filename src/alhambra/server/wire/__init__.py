"""What goes over the wire, each message defined once: the OpenAPI document and the page's types are
made from these structs."""
